import SpecSupport
import SpecTags
import Testing

@testable import Registry

@Suite struct RegistrySpecs {
  private let container = Container()

  /// The shop of a container that has all of its parts.
  private func builtShop(from container: Container) throws -> Shop {
    try #require(
      makeShop(from: container),
      """
      `makeShop` returned `nil`, although all parts of the shop are registered. Either it asks for \
      a part by another type than `makeContainer` registers, or the container doesn't find a part. \
      The second is the case if a spec about the container is red: make that one green first. \
      Otherwise, compare the types in `makeContainer` and `makeShop`.
      """)
  }

  @Test func `a service is found by the protocol it was registered for`() {
    let fake = FakeOven()
    container.register((any Oven).self, instance: fake)

    let found = again {
      answer(container.resolve((any Oven).self)?.bake("bread"))
    }

    #expect(
      found == Array(repeating: "bread from the fake oven", count: 3),
      """
      A fake oven was registered for `any Oven`, and the container was asked for an `any Oven` three \
      times. A test can only bring a fake if the service is found by the type that it was \
      registered for. Use the `service` that `register` was given as the key in `Container.swift`, \
      instead of the instance's class.
      """)
    withExtendedLifetime(fake) {}
  }

  @Test func `the last registration wins`() {
    let ovens = ["first", "second", "third"].map { FakeOven($0) }

    let found = ovens.map { (oven: FakeOven) -> String in
      container.register((any Oven).self, instance: oven)
      return answer(container.resolve((any Oven).self)?.bake("bread"))
    }

    #expect(
      found == [
        "bread from the first oven", "bread from the second oven",
        "bread from the third oven",
      ],
      """
      Three ovens were registered for `any Oven`, and the container was asked for its oven after \
      each registration. A test replaces what the app has registered, so the newest registration \
      counts, also when the older one has been used. Look at `register` in `Container.swift`.
      """)
    withExtendedLifetime(ovens) {}
  }

  @Test func `each type has a key of its own`() {
    container.register(Monday.Menu.self, instance: Monday.Menu())
    container.register(Friday.Menu.self, instance: Friday.Menu())
    container.register(Summer.Friday.Menu.self, instance: Summer.Friday.Menu())
    container.register(MONDAY.Menu.self, instance: MONDAY.Menu())
    container.register(Recipe<Monday.Menu>.self, instance: Recipe(page: 1))
    container.register(Recipe<Friday.Menu>.self, instance: Recipe(page: 2))

    let found = [
      "Monday.Menu: \(answer(container.resolve(Monday.Menu.self)?.soup))",
      "Friday.Menu: \(answer(container.resolve(Friday.Menu.self)?.soup))",
      "Summer.Friday.Menu: \(answer(container.resolve(Summer.Friday.Menu.self)?.soup))",
      "MONDAY.Menu: \(answer(container.resolve(MONDAY.Menu.self)?.soup))",
      "Recipe<Monday.Menu>: \(answer(container.resolve(Recipe<Monday.Menu>.self)?.text))",
      "Recipe<Friday.Menu>: \(answer(container.resolve(Recipe<Friday.Menu>.self)?.text))",
    ]

    #expect(
      found == [
        "Monday.Menu: pea", "Friday.Menu: fish",
        "Summer.Friday.Menu: cold cucumber",
        "MONDAY.Menu: every Monday in the year",
        "Recipe<Monday.Menu>: page 1", "Recipe<Friday.Menu>: page 2",
      ],
      """
      Six types were registered, and each was asked for. Some of them share a part of their names, \
      so a key made of that part belongs to two of them, and one registration replaces the other. \
      Make the key in `Container.swift` from the type itself, or from its full name.
      """)

    let other = Container()
    other.register(Friday.Menu.self, instance: Friday.Menu())
    let others: KeyValuePairs<String, Any.Type> = [
      "Friday.Menu": Friday.Menu.self, "Monday.Menu": Monday.Menu.self,
    ]
    #expect(
      known(others, by: other)
        == ["Friday.Menu: contained", "Monday.Menu: not contained"],
      """
      Only `Friday.Menu` was registered in a new container, and the container says which menus it \
      knows. Their short names are the same, and they are two types. Use the same key in \
      `contains` as in `register` in `Container.swift`: the type itself, or its full name.
      """)

    let paths = Path.all(ofLength: 8)
    paths.forEach { $0.register(in: container) }
    #expect(
      paths.filter { $0.page(in: container) != $0.number }.map(\.type) == [],
      """
      A few hundred types were registered, each with a number of its own, and the types found here \
      came back without their number. Their names are made of the same words in another order, so \
      a key that is calculated from a name, such as a sum of its letters, can belong to two types. \
      Use the type's `ObjectIdentifier`, or its whole full name, as the key in `Container.swift`.
      """)
  }

  @Test func `a fake takes the place of the app's oven`() throws {
    let container = makeContainer()
    _ = try builtShop(from: container)
    let fake = FakeOven()
    container.register((any Oven).self, instance: fake)

    let shop = try builtShop(from: container)
    let bread = Tripwire.touched { shop.sellBread() }

    #expect(
      bread.result == "bread from the fake oven, 320 cents",
      """
      A test registered a fake for `any Oven` on top of the app's oven, and built a new shop. The \
      shop must bake in the oven that is registered when the shop is built. Register the app's oven \
      for `(any Oven).self` in `makeContainer`, ask for `(any Oven).self` in `makeShop`, and build \
      a new `Shop` in each call.
      """)
    #expect(
      bread.names == [],
      """
      The shop used the fake, and the app's own oven as well. A test with a fake must burn no gas. \
      Look for a `GasOven` in `makeShop`.
      """)
    withExtendedLifetime(fake) {}
  }

  @Test(
    arguments: [(any Oven).self, Bread.Price.self, Cake.Price.self]
      as [Any.Type])
  func `without one of its parts there is no shop`(part: Any.Type) throws {
    let container = makeContainer()
    _ = try builtShop(from: container)

    container.remove(part)

    #expect(
      known(["the part": part], by: container) == ["the part: not contained"],
      """
      A part was removed from the app's container, and the container still has it. Look at `remove` \
      and `contains` in `Container.swift`: both use the key that `register` uses.
      """)
    let shop = makeShop(from: container) == nil ? "no shop" : "a shop"
    #expect(
      "without \(String(reflecting: part)): \(shop)"
        == "without \(String(reflecting: part)): no shop",
      """
      A part of the shop was removed from the app's container, and `makeShop` still built a shop. If \
      the shop gets its part elsewhere, a registration that someone forgot is never noticed. Look \
      for this part in `makeShop`: it asks the container for exactly this type, and has no \
      replacement for it.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nil for what is unknown or cleared`() {
    let services: KeyValuePairs<String, Any.Type> = ["FakeOven": FakeOven.self]
    let fake = FakeOven()

    let unknown =
      known(services, by: container)
      + [answer(container.resolve(FakeOven.self)?.name)]
    container.register(FakeOven.self, instance: fake)
    let registered =
      known(services, by: container)
      + [answer(container.resolve(FakeOven.self)?.name)]
    container.clear()
    let cleared =
      known(services, by: container)
      + [answer(container.resolve(FakeOven.self)?.name)]

    #expect(
      [unknown, registered, cleared] == [
        ["FakeOven: not contained", "nothing found"],
        ["FakeOven: contained", "fake"],
        ["FakeOven: not contained", "nothing found"],
      ],
      """
      The container was asked for a `FakeOven` three times: before it was registered, after that, \
      and after `clear()`. Only the second time, `contains` says yes and `resolve` finds it. Look at \
      these methods in `Container.swift`: they must agree about what is registered.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      Your code stores something that can change in a global or `static` property. All containers \
      and all tests share it, so what one of them registers is found by the others. Store the \
      registrations in the container, and build a new container in each call of `makeContainer`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}
