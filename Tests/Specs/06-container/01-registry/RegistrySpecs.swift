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
      `makeShop(from:)` returned `nil`, although the spec had removed nothing from the \
      app's container. When all of the shop's dependencies are registered, the shop \
      must be built. If a spec about the container is red, make that spec green first, \
      because the container may not find a dependency that is registered. Otherwise, \
      compare the types in `makeContainer()` with those in `makeShop(from:)`.
      """)
  }

  @Test func `the last registration wins`() {
    let ovens = ["first", "second", "third"].map { FakeOven($0) }

    let found = ovens.map { (oven: FakeOven) -> String in
      container.register((any Oven).self, instance: oven)
      let bread = answer(container.resolve((any Oven).self)?.bake("bread"))
      return "after the \(oven.name): \(bread)"
    }

    #expect(
      found == [
        "after the first: bread from the first oven",
        "after the second: bread from the second oven",
        "after the third: bread from the third oven",
      ],
      """
      The spec registered three ovens for `any Oven`, and resolved `any Oven` after each \
      registration. Each line shows what the resolved oven baked. The newest registration wins, \
      even if an older oven has already been resolved, so that a test can replace the app's oven. \
      Look at what `register` leaves in the container, and at which instance `resolve` returns.
      """)
    withExtendedLifetime(ovens) {}
  }

  @Test func `a service is found by the protocol it was registered for`() {
    let fake = FakeOven()
    container.register((any Oven).self, instance: fake)

    let found = ["first", "second", "third"].map {
      "\($0) time: "
        + answer(container.resolve((any Oven).self)?.bake("bread"))
    }

    #expect(
      found == [
        "first time: bread from the fake oven",
        "second time: bread from the fake oven",
        "third time: bread from the fake oven",
      ],
      """
      The spec registered a fake oven for `any Oven`, and then resolved `any Oven` \
      three times. Whenever a caller resolves the type that an instance was \
      registered for, the container must return that instance. Otherwise, a test \
      can't use a fake. Compare what `register` stores with what `resolve` looks for.
      """)
    #expect(
      known(["any Oven": (any Oven).self], by: container)
        == ["any Oven: contained"],
      """
      The spec registered a fake oven for `any Oven`, and then called `contains` \
      with that protocol. `contains` and `resolve` must agree about what is \
      registered. Compare what `register` stores with what `contains` looks for.
      """)
    withExtendedLifetime(fake) {}
  }

  @Test func `each type has a key of its own`() {
    let (till, cardTill) = (Till(), CardTill())
    container.register(CardTill.self, instance: cardTill)
    container.register(Till.self, instance: till)
    #expect(
      [
        "Till: \(answer(container.resolve(Till.self)?.payment))",
        "CardTill: \(answer(container.resolve(CardTill.self)?.payment))",
      ] == ["Till: cash", "CardTill: card"],
      """
      The spec registered the class `Till` and its subclass `CardTill`, each with an instance of \
      its own, and then resolved both types. `Till` and `CardTill` are two services, even though \
      every `CardTill` is also a `Till`. Look at how `resolve` decides which instance to return.
      """)
    withExtendedLifetime((till, cardTill)) {}

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
      The spec registered six types, each with an instance of its own, and then resolved \
      each type. Each line shows what the resolved instance contains. Some of the types \
      have similar names, but all six are separate services, so no registration may \
      replace another. Look at how `Container.swift` tells two types apart.
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
      The spec registered only `Friday.Menu` in a new container, and then called \
      `contains` with `Friday.Menu` and `Monday.Menu`. The two types have the same short \
      name, but they are two services. Look at how `contains` tells two types apart.
      """)

    let paths = Path.all(ofLength: 8)
    paths.forEach { $0.register(in: container) }
    #expect(
      paths.filter { $0.page(in: container) != $0.number }.map(\.type) == [],
      """
      The spec registered a few hundred types, each with a number of its own, and \
      then resolved each type. `found` lists the types for which the container didn't \
      return the right number. Their names consist of the same words in a different \
      order, but each type is a service of its own. Look at how `Container.swift` \
      tells two types apart, and at whether it can mistake one type for another.
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
      The spec registered a fake for `any Oven` in the app's container, built a \
      new shop, and called `sellBread()`. The shop must bake in the oven that \
      is registered when the shop is built. Look at where `makeShop(from:)` \
      gets the shop's oven from, and at which type it resolves.
      """)
    #expect(
      bread.names == [],
      """
      The spec registered a fake oven in the app's container, but the new shop used a \
      real oven. `found` lists each use of a real oven. A test that registers a fake oven \
      must not burn any gas. Look for a `GasOven` in `makeShop(from:)` and in `Shop`.
      """)

    let later = FakeOven("later")
    container.register((any Oven).self, instance: later)
    container.register(Bread.Price.self, instance: Bread.Price(cents: 1))
    #expect(
      shop.sellBread() == "bread from the fake oven, 320 cents",
      """
      The spec built a shop, registered another oven and another price of bread, and \
      then called the shop's `sellBread()`. A shop must keep the dependencies that \
      it was built with, whatever is registered later. Look at what `Shop` stores.
      """)
    withExtendedLifetime((fake, later)) {}
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
      The spec removed one of the shop's dependencies from the app's container, but `contains` \
      still returned `true` for it. After `remove`, a service must no longer be registered. In \
      `Container.swift`, compare what `remove` deletes with what `contains` looks for.
      """)
    let shop = makeShop(from: container) == nil ? "no shop" : "a shop"
    #expect(
      "without \(String(reflecting: part)): \(shop)"
        == "without \(String(reflecting: part)): no shop",
      """
      The spec removed one of the shop's dependencies from the app's container, but \
      `makeShop(from:)` still built a shop. When a dependency isn't registered, \
      `makeShop(from:)` must return `nil`. Otherwise, you wouldn't notice that you had forgotten \
      a registration. Look at where `makeShop(from:)` and `Shop` get this dependency from.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nil for what is unknown or cleared`() {
    let services: KeyValuePairs<String, Any.Type> = ["FakeOven": FakeOven.self]
    let fake = FakeOven()

    func ask(_ moment: String) -> String {
      "\(moment): "
        + (known(services, by: container)
        + [answer(container.resolve(FakeOven.self)?.name)])
        .joined(separator: ", ")
    }

    let unknown = ask("unknown")
    container.register(FakeOven.self, instance: fake)
    let registered = ask("registered")
    container.clear()
    let cleared = ask("cleared")

    #expect(
      [unknown, registered, cleared] == [
        "unknown: FakeOven: not contained, nothing found",
        "registered: FakeOven: contained, fake",
        "cleared: FakeOven: not contained, nothing found",
      ],
      """
      The spec called `contains` and `resolve` with `FakeOven` three times: before \
      the oven was registered, after that, and after `clear()`. `contains` must \
      return `true` and `resolve` must return the oven while the oven is registered, \
      and at no other time. Look at these two methods in `Container.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global and `static` properties in which your code stores \
      something that can change. All containers and all tests share such a property, \
      so one test could find what another test registered. Store the registrations \
      in the container, and build a new container in each call to `makeContainer()`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files of the outside world that have been changed. The specs use these \
      files to see what your code does, so the files must stay as they are. Restore each file \
      with `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
