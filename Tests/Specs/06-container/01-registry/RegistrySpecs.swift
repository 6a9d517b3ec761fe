import SpecSupport
import SpecTags
import Testing

@testable import Registry

@Suite struct RegistrySpecs {
  private let container = Container()
  private let missesAPart: Comment = """
    `makeShop` finds a part missing that `makeContainer` registers. Ask for \
    each part by the type that it is registered for, and let the container \
    tell the two `Price` types apart.
    """

  @Test func `a service is found by the protocol it was registered for`() {
    container.register((any Oven).self, instance: FakeOven())

    let oven = container.resolve((any Oven).self)

    #expect(
      oven?.bake("bread") == "bread from the fake oven",
      """
      A fake was registered for `any Oven`, and whoever asks for an \
      `any Oven` does not get it. The key is the `service` that `register` \
      was given, not the instance's class.
      """)
  }

  @Test func `the last registration wins`() {
    container.register((any Oven).self, instance: FakeOven("first"))
    container.register((any Oven).self, instance: FakeOven("second"))

    let oven = container.resolve((any Oven).self)

    #expect(
      oven?.bake("bread") == "bread from the second oven",
      """
      Two ovens were registered for `any Oven`, one after the other. The \
      second must be found, so that a test can replace what the app registered.
      """)
  }

  @Test func `two types with one short name are two services`() {
    container.register(Monday.Menu.self, instance: Monday.Menu())
    container.register(Friday.Menu.self, instance: Friday.Menu())

    let monday = container.resolve(Monday.Menu.self)
    let friday = container.resolve(Friday.Menu.self)

    #expect(
      [monday?.soup, friday?.soup] == ["pea", "fish"],
      """
      Menus were registered for `Monday.Menu` and for `Friday.Menu`, and \
      each type must find its own. A key must belong to one type only; \
      `"\\(service)"` is just the last word of a type's name.
      """)
  }

  @Test func `a fake takes the place of the app's oven`() throws {
    let container = makeContainer()
    container.register((any Oven).self, instance: FakeOven())
    try #require(
      container.resolve((any Oven).self) is FakeOven,
      """
      A test registered a fake for `any Oven` on top of what the app \
      registers, and the container does not find it. The last registration \
      for a type must be the one that is found.
      """)

    let shop = try #require(makeShop(from: container), missesAPart)
    let bread = Tripwire.touched { shop.sellBread() }

    #expect(
      bread.result == "bread from the fake oven, 320 cents"
        && bread.names.isEmpty,
      """
      The container holds a fake for `any Oven`, and the shop did not bake in \
      it, or not only. In `makeShop`, ask the container you were given, for an \
      `any Oven`: whoever asks for a class gets no fake.
      """)
  }

  @Test(
    arguments: [(any Oven).self, Bread.Price.self, Cake.Price.self]
      as [Any.Type])
  func `without one of its parts there is no shop`(part: Any.Type) throws {
    let container = makeContainer()
    _ = try #require(makeShop(from: container), missesAPart)

    container.remove(part)
    try #require(
      !container.contains(part),
      "`\(part)` was removed from the app's container, and is still there.")

    #expect(
      makeShop(from: container) == nil,
      """
      `\(part)` was removed, and there is still a shop. Either it is asked \
      for by another type, or `makeShop` has one of its own. A part that was \
      forgotten must show.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nil for what is unknown or cleared`() throws {
    let unknown = container.resolve(FakeOven.self)
    container.register(FakeOven.self, instance: FakeOven())
    try #require(
      container.contains(FakeOven.self),
      "`contains` does not see a service that was just registered.")

    container.clear()

    #expect(
      unknown == nil && container.resolve(FakeOven.self) == nil
        && !container.contains(FakeOven.self),
      """
      Before it was registered, and after `clear()`, a service must be `nil`, \
      and not contained. Nothing may stand in for it.
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
