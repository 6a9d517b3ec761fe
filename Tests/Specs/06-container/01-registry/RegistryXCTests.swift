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
      "A `CardTill` was registered for `Till`, and the container was asked for a `Till`. The caller "
        + "who registers decides which type counts, so the instance's own class doesn't matter. Look "
        + "at what `contains` and `resolve` compare with the type that they're asked for."
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
      "An oven was registered for one type, and the container was asked for another one. Code that "
        + "asks for a class can't get a fake of another class, so such a question must find nothing. "
        + "Look at how `resolve` decides which instance was asked for.")
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
      "Three services were registered, two of them with the same oven, and `contains` was asked "
        + "about each. An object can stand for more than one service. Look at how `contains` decides "
        + "whether a service is registered.")
    XCTAssertEqual(
      known(services, by: container),
      ["any Oven: contained", "FakeOven: not contained", "Till: contained"],
      "Three services were registered, two of them with the same oven; then `FakeOven` was removed. "
        + "Only the service that was named goes, whichever instance stands for it. Look at what "
        + "`remove` takes out of the container.")
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
      "An oven was registered and replaced, the second one was removed, and with a third one the "
        + "container was cleared; nothing but the container held them. A container owns what stands "
        + "for a service, and releases it as soon as it doesn't stand for the service any more. Look "
        + "at what `register`, `remove` and `clear` leave behind in `Container.swift`, and at "
        + "whether the container holds its instances strongly.")

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
      "An oven was registered once, and the container was asked for it three times. The instance "
        + "that was registered stands for the service, so every caller gets that one. Look at "
        + "whether `register` stores the instance, or code that makes one.")
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
      "The app's shop was built from the app's container, and asked to sell a bread and a cake; "
        + "without a shop, nothing is found. `makeShop` needs the oven and the two prices that "
        + "`makeContainer` registers. If the specs about the container are green, compare the types "
        + "in these two functions of `CompositionRoot.swift`.")
    XCTAssertEqual(
      touched.names, ["GasOven: bread", "GasOven: cake"],
      "The app's shop sold a bread and a cake, and these ovens baked them. Unless a test registers "
        + "another one, the app bakes in its `GasOven`. Look at `makeContainer`."
    )
    let sale = makeContainer()
    sale.register(Bread.Price.self, instance: Bread.Price(cents: 1))
    sale.register(Cake.Price.self, instance: Cake.Price(cents: 2))
    let saleShop = makeShop(from: sale)
    XCTAssertEqual(
      [answer(saleShop?.sellBread()), answer(saleShop?.sellCake())],
      ["warm bread, 1 cents", "warm cake, 2 cents"],
      "Other prices were registered on top of the app's, and a shop was built and asked to sell a "
        + "bread and a cake; without a shop, nothing is found. The shop takes every part from the "
        + "container, so that a test can replace each. Look at where the shop gets its prices from."
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
      "Three more shops were built from the same container, and sold a bread and a cake each; "
        + "without a shop, nothing is found. A container can be asked as often as someone needs a "
        + "part. Look for code in `makeShop`, or in `resolve`, that changes the container."
    )
  }

  func testKeepsValuesAndClosuresAsServices() {
    container.register(Int.self, instance: 7)
    container.register(((Int) -> Int).self, instance: { $0 * 2 })

    XCTAssertEqual(
      [
        container.resolve(Int.self), container.resolve(((Int) -> Int).self)?(4),
      ], [7, 8],
      "A number and a closure that doubles were registered, and then asked for; the closure was "
        + "called with 4. Any type can be a service, not only a class or a protocol. Look at how "
        + "`register` stores the instance, and how `resolve` returns it.")

    container.register(Int?.self, instance: nil)
    XCTAssertEqual(
      known(["Int?": Int?.self], by: container), ["Int?: contained"],
      "`nil` was registered for `Int?`, and the container says whether it knows that service. "
        + "`nil` is a value of an optional type like any other, so the service is registered. Look "
        + "at how `register` stores the instance.")
  }

  func testKeepsTwoContainersApart() {
    let (first, second) = (Container(), Container())
    first.register(Int.self, instance: 1)
    second.register(Int.self, instance: 2)
    let numbers = inTurn(first, second) { $0.resolve(Int.self) }
    second.clear()

    XCTAssertEqual(
      numbers + [first.resolve(Int.self)], [1, 2, 1, 1],
      "Each of two containers got a number of its own; they were asked in turn, then the second one "
        + "was cleared and the first one asked again. What one container is told must not reach "
        + "another, because two tests would disturb each other. Store the registrations in the "
        + "object.")

    let (one, other) = (makeContainer(), makeContainer())
    one.register(Int.self, instance: 1)
    XCTAssertEqual(
      known(["Int": Int.self], by: other), ["Int: not contained"],
      "`makeContainer` was called twice, and a number was registered in the first container only. "
        + "Each call builds a new container, so that each test has one of its own. Look at where "
        + "`makeContainer` gets its container from.")
  }
}
