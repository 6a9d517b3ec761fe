import SpecSupport
import XCTest

@testable import Registry

final class RegistryXCTests: XCTestCase {
  private let container = Container()

  func testASubclassCanStandInForItsClass() {
    let till = CardTill()

    container.register(Till.self, instance: till)

    XCTAssertEqual(
      [answer(container.resolve(Till.self)?.payment)]
        + known(["Till": Till.self], by: container),
      ["card", "Till: contained"],
      "The spec registered a `CardTill` for `Till`, and then called `resolve` "
        + "and `contains` with `Till`. What counts is the type that was passed to "
        + "`register`, and not the class of the instance. Look at what `contains` "
        + "and `resolve` compare with the type that they receive."
    )
  }

  func testAServiceIsFoundByNoOtherType() {
    let fake = FakeOven()
    container.register((any Oven).self, instance: fake)
    let other = Container()
    other.register(FakeOven.self, instance: fake)

    XCTAssertEqual(
      [
        "registered for any Oven, asked for FakeOven: "
          + answer(container.resolve(FakeOven.self)?.name),
        "registered for FakeOven, asked for any Oven: "
          + answer(other.resolve((any Oven).self)?.bake("bread")),
      ],
      [
        "registered for any Oven, asked for FakeOven: nothing found",
        "registered for FakeOven, asked for any Oven: nothing found",
      ],
      "The spec registered an oven for one type, and then resolved a different type. An "
        + "instance must be found only by the exact type that it was registered for, so `resolve` "
        + "must return `nil` here. Look at how `resolve` decides which instance to return."
    )
  }

  func testRemovingAServiceLeavesTheOthers() {
    let services: KeyValuePairs<String, Any.Type> = [
      "any Oven": (any Oven).self, "FakeOven": FakeOven.self, "Till": Till.self,
    ]
    let oven = FakeOven()
    container.register((any Oven).self, instance: oven)
    container.register(FakeOven.self, instance: oven)
    container.register(Till.self, instance: Till())

    let before = known(services, by: container)
    container.remove(FakeOven.self)

    XCTAssertEqual(
      before,
      ["any Oven: contained", "FakeOven: contained", "Till: contained"],
      "The spec registered three services, two of them with the same oven, and "
        + "then called `contains` with each service. The same object can be "
        + "registered for more than one service, so `contains` must return `true` for "
        + "all three. Look at how `contains` decides whether a service is registered."
    )
    XCTAssertEqual(
      known(services, by: container),
      ["any Oven: contained", "FakeOven: not contained", "Till: contained"],
      "The spec registered three services, two of them with the same oven, and then removed "
        + "`FakeOven`. `remove` must remove only the service that the caller names, no matter "
        + "which instance is registered for it. Look at what `remove` takes out of the container."
    )
  }

  func testAnInstanceIsHeldUntilItIsReplacedOrRemoved() {
    weak var first: FakeOven?
    weak var second: FakeOven?
    do {
      let one = FakeOven("first")
      first = one
      container.register((any Oven).self, instance: one)
    }
    func isHeld(_ oven: FakeOven?) -> String {
      oven == nil ? "released" : "held"
    }

    var history = ["registered: \(isHeld(first))"]
    do {
      let two = FakeOven("second")
      second = two
      container.register((any Oven).self, instance: two)
    }
    history.append("replaced: \(isHeld(first))")
    container.remove((any Oven).self)
    history.append("removed: \(isHeld(second))")
    weak var third: FakeOven?
    do {
      let three = FakeOven("third")
      third = three
      container.register((any Oven).self, instance: three)
    }
    container.clear()
    history.append("cleared: \(isHeld(third))")

    XCTAssertEqual(
      history,
      [
        "registered: held", "replaced: released", "removed: released",
        "cleared: released",
      ],
      "The spec registered an oven, replaced it with a second oven, and removed the second "
        + "one. Then it registered a third oven and cleared the container. Each line names what "
        + "the spec did with an oven, and shows whether the container then still held that "
        + "oven. A container must hold an instance for as long as the instance is registered, "
        + "and no longer. Look at what `register`, `remove` and `clear` leave behind in "
        + "`Container.swift`, and at whether the container holds its instances strongly."
    )

    var names = ["first", "second", "third", "fourth"]
    container.register((any Oven).self, instance: FakeOven(names.removeFirst()))
    XCTAssertEqual(
      ["first", "second", "third"].map {
        "\($0) time: "
          + answer(container.resolve((any Oven).self)?.bake("bread"))
      },
      [
        "first time: bread from the first oven",
        "second time: bread from the first oven",
        "third time: bread from the first oven",
      ],
      "The spec registered one oven, and then resolved it three times. Each "
        + "line shows what the resolved oven baked. Every caller must receive "
        + "the very instance that was registered. Look at whether `register` "
        + "stores that instance itself, or code that creates an instance."
    )
  }

  func testTheAppsShopUsesItsOvenAndBothPrices() {
    let container = makeContainer()

    func goods() -> [String] {
      let shop = makeShop(from: container)
      return [answer(shop?.sellBread()), answer(shop?.sellCake())]
    }

    let touched = Tripwire.touched { goods() }

    XCTAssertEqual(
      touched.result, ["warm bread, 320 cents", "warm cake, 450 cents"],
      "The spec built the app's shop from the app's container, and called "
        + "`sellBread()` and `sellCake()`. \"nothing found\" means that there was "
        + "no shop. `makeShop(from:)` needs the oven and the two prices that "
        + "`makeContainer()` registers. If the specs about the container are green, "
        + "compare the types in these two functions of `CompositionRoot.swift`."
    )
    XCTAssertEqual(
      touched.names, ["GasOven: bread", "GasOven: cake"],
      "The spec called `sellBread()` and `sellCake()` on the app's shop. `found` "
        + "lists each use of a real oven. Unless a test registers another oven, the "
        + "app's shop must bake in the `GasOven`. Look at `makeContainer()`."
    )
    let sale = makeContainer()
    sale.register(Bread.Price.self, instance: Bread.Price(cents: 1))
    sale.register(Cake.Price.self, instance: Cake.Price(cents: 2))
    let saleShop = makeShop(from: sale)
    XCTAssertEqual(
      [answer(saleShop?.sellBread()), answer(saleShop?.sellCake())],
      ["warm bread, 1 cents", "warm cake, 2 cents"],
      "The spec registered other prices in the app's container, built a shop, and "
        + "called `sellBread()` and `sellCake()`. \"nothing found\" means that there "
        + "was no shop. The shop must get every dependency from the container, so that "
        + "a test can replace any of them. Look at where the shop gets its prices from."
    )
    XCTAssertEqual(
      ["second", "third", "fourth"].map { shop in
        "\(shop) shop: \(goods().joined(separator: "; "))"
      },
      [
        "second shop: warm bread, 320 cents; warm cake, 450 cents",
        "third shop: warm bread, 320 cents; warm cake, 450 cents",
        "fourth shop: warm bread, 320 cents; warm cake, 450 cents",
      ],
      "The spec built three more shops from the same container, and called `sellBread()` "
        + "and `sellCake()` on each. \"nothing found\" means that there was no shop. A "
        + "container must find a registered service every time a caller resolves it. Look "
        + "for code in `makeShop(from:)` or in `resolve` that changes the container."
    )
  }

  func testKeepsValuesAndClosuresAsServices() {
    container.register(Int.self, instance: 7)
    container.register(((Int) -> Int).self, instance: { $0 * 2 })

    XCTAssertEqual(
      [
        container.resolve(Int.self), container.resolve(((Int) -> Int).self)?(4),
      ], [7, 8],
      "The spec registered a number and a closure that doubles its argument. Then it resolved "
        + "both, and called the closure with 4. Any type can be a service, not only a class or a "
        + "protocol. Look at how `register` stores the instance, and at how `resolve` returns it."
    )

    container.register(Int?.self, instance: nil)
    XCTAssertEqual(
      known(["Int?": Int?.self], by: container), ["Int?: contained"],
      "The spec registered `nil` for `Int?`, and then called `contains` "
        + "with `Int?`. `nil` is a valid value of `Int?`, so `Int?` is "
        + "registered. Look at how `register` stores the instance.")
  }

  func testKeepsTwoContainersApart() {
    let (first, second) = (Container(), Container())
    first.register(Int.self, instance: 1)
    second.register(Int.self, instance: 2)
    let numbers = inTurn(first, second) { $0.resolve(Int.self) }
    second.clear()

    XCTAssertEqual(
      numbers + [first.resolve(Int.self)], [1, 2, 1, 1],
      "The spec registered a number in each of two containers, and resolved it in "
        + "the first, the second, and the first again. Then it cleared the second "
        + "container, and resolved the number in the first once more. A registration "
        + "in one container must not affect another container. Otherwise, two tests "
        + "could disturb each other. Store the registrations in the container object."
    )

    let (one, other) = (makeContainer(), makeContainer())
    one.register(Int.self, instance: 1)
    XCTAssertEqual(
      known(["Int": Int.self], by: other), ["Int: not contained"],
      "The spec called `makeContainer()` twice, and registered a number in the first "
        + "container only. Each call must build a new container, so that each test has a "
        + "container of its own. Look at where `makeContainer()` gets its container from."
    )
  }
}
