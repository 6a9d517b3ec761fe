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
      Three ovens were registered for `any Oven`, and the container was asked for its oven after \
      each registration. A test replaces what the app has registered, so the newest registration \
      counts, also when the older one has been used. Look at what `register` leaves in the \
      container, and at what `resolve` takes from it.
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
      A fake oven was registered for `any Oven`, and the container was asked for an `any Oven` three \
      times, because a service isn't used up. A test can only bring a fake if the service is found \
      by the type that it was registered for. Compare what `register` remembers with what `resolve` \
      looks for.
      """)
    #expect(
      known(["any Oven": (any Oven).self], by: container)
        == ["any Oven: contained"],
      """
      A fake oven was registered for `any Oven`, and `contains` was asked about that protocol. \
      `contains` and `resolve` must agree about what is registered. Compare what `register` \
      remembers with what `contains` looks for.
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
      A class and its subclass were registered, each with an instance of its own, and each was asked \
      for. They are two services, although an instance of the subclass fits both. Look at how \
      `resolve` decides which instance was asked for.
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
      Six types were registered, and each was asked for. Some of them share a part of their names, \
      but they're six services, and no registration may replace another one. Look at how \
      `Container.swift` tells two types apart.
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
      knows. Their short names are the same, and they are two types. Look at how `contains` tells \
      two types apart.
      """)

    let paths = Path.all(ofLength: 8)
    paths.forEach { $0.register(in: container) }
    #expect(
      paths.filter { $0.page(in: container) != $0.number }.map(\.type) == [],
      """
      A few hundred types were registered, each with a number of its own, and the types found here \
      came back without their number. Their names are made of the same words in another order, and \
      still each of them is a service of its own. Look at how `Container.swift` tells two types \
      apart, and whether two of them can come out alike.
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
      shop must bake in the oven that is registered when the shop is built. Compare the type that \
      the fake was registered for with the one that `makeShop` asks for, and look at when it asks.
      """)
    #expect(
      bread.names == [],
      """
      A fake was registered on top of the app's oven, and the shop still used these. A test with a \
      fake must burn no gas. Look for a `GasOven` in `makeShop` and in `Shop`.
      """)

    let later = FakeOven("later")
    container.register((any Oven).self, instance: later)
    container.register(Bread.Price.self, instance: Bread.Price(cents: 1))
    #expect(
      shop.sellBread() == "bread from the fake oven, 320 cents",
      """
      After the shop had been built, another oven and another price of bread were registered, and \
      the shop sold a bread. A shop keeps what it was built with, so that all it needs is known \
      before it opens. Look at what `Shop` stores.
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
      A part was removed from the app's container, and the container still has it. Look at what \
      `remove` takes out, and at where `contains` looks, in `Container.swift`.
      """)
    let shop = makeShop(from: container) == nil ? "no shop" : "a shop"
    #expect(
      "without \(String(reflecting: part)): \(shop)"
        == "without \(String(reflecting: part)): no shop",
      """
      A part of the shop was removed from the app's container, and `makeShop` still built a shop. If \
      the shop gets its part elsewhere, a registration that you forgot is never noticed. Look at \
      where `makeShop` and `Shop` get this part from.
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
