import SpecSupport
import XCTest

@testable import Registry

final class RegistryXCTests: XCTestCase {
  private let container = Container()

  func testASubclassCanStandInForItsClass() {
    let till = CardTill()

    container.register(Till.self, instance: till)

    XCTAssertTrue(
      container.resolve(Till.self) === till && container.contains(Till.self),
      "A `CardTill` was registered for `Till`, and who asks for a `Till` does "
        + "not get it, or `contains` does not see it. Whoever registers says "
        + "which type is the key; the instance's own class is never asked.")
  }

  func testAServiceIsFoundByNoOtherType() {
    container.register((any Oven).self, instance: FakeOven())

    XCTAssertNil(
      container.resolve(FakeOven.self),
      "A `FakeOven` was registered for `any Oven` alone, and is found by its "
        + "class, too. Whoever asks so depends on that class, and no fake can "
        + "take its place. Keep it under one key, and look nowhere else.")
  }

  func testRemovingAServiceLeavesTheOthers() {
    let services: [Any.Type] = [(any Oven).self, FakeOven.self, Till.self]
    let oven = FakeOven()
    container.register((any Oven).self, instance: oven)
    container.register(FakeOven.self, instance: oven)
    container.register(Till.self, instance: Till())

    let before = services.map(container.contains)
    container.remove(FakeOven.self)
    let after = services.map(container.contains)

    XCTAssertEqual(
      [before, after], [[true, true, true], [true, false, true]],
      "Does the container contain `any Oven`, `FakeOven` and `Till`? First "
        + "before, then after `FakeOven` is removed. One oven stands for two "
        + "services; only the one that was named may go.")
  }

  func testWhatIsReplacedOrRemovedIsLetGoOf() {
    let replaced = isReleased {
      let first = FakeOven()
      container.register((any Oven).self, instance: first)
      container.register((any Oven).self, instance: FakeOven())
      return first
    }
    let removed = isReleased {
      let second = FakeOven()
      container.register((any Oven).self, instance: second)
      container.remove((any Oven).self)
      return second
    }

    XCTAssertEqual(
      [replaced, removed], [true, true],
      "Is the oven gone that was replaced (first), or removed (second)? The "
        + "container still holds one that nobody can find. Do not only hide "
        + "it: let go of it.")
  }

  func testTheAppsShopUsesItsOvenAndBothPrices() {
    let container = makeContainer()

    let touched = Tripwire.touched {
      let shop = makeShop(from: container)
      return [shop?.sellBread(), shop?.sellCake()]
    }

    XCTAssertEqual(
      touched.result, ["warm bread, 320 cents", "warm cake, 450 cents"],
      "`makeShop` must find what `makeContainer` registers: an oven and two "
        + "prices. (`nil` means: no shop.) Is each asked for by the type that it is registered for, "
        + "and does the container tell the two `Price` types apart?")
    XCTAssertEqual(
      touched.names, ["GasOven: bread", "GasOven: cake"],
      "Unless a test says otherwise, the app bakes in its `GasOven`.")
  }

  func testKeepsValuesAndClosuresAsServices() {
    container.register(Int.self, instance: 7)
    container.register(((Int) -> Int).self, instance: { $0 * 2 })

    XCTAssertEqual(
      container.resolve(((Int) -> Int).self)?(4), 8,
      "A closure is a service, too.")
    XCTAssertEqual(
      container.resolve(Int.self), 7, "A value is a service, too.")
  }

  func testKeepsTwoContainersApart() {
    let other = Container()

    container.register(Till.self, instance: Till())
    let found = other.contains(Till.self)
    other.clear()

    XCTAssertTrue(
      !found && container.contains(Till.self),
      "What one container is told must not reach another: two tests would "
        + "meet there. Keep the registrations in the object; nothing static.")
    XCTAssertFalse(
      makeContainer() === makeContainer(),
      "`makeContainer` returned the same container twice: two tests would "
        + "meet in it. Make a new one each time.")
  }
}
