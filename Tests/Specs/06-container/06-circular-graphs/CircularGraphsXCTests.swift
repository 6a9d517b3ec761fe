import SpecSupport
import XCTest

@testable import CircularGraphs

final class CircularGraphsXCTests: XCTestCase {
  func testACompletionWaitsUntilTheWholeGraphIsBuilt() throws {
    for lifetime in [Lifetime.transient, .graph] {
      let container = Container()
      var log: [String] = []
      container.register(
        Room.self, lifetime: lifetime,
        factory: { _ in
          log.append("room"); return Room()
        },
        completed: { _, _ in log.append("room is complete") })
      container.register(Till.self, lifetime: lifetime) {
        _ = try $0.resolve(Room.self)
        log.append("till")
        return Till()
      }
      container.register(Shop.self, lifetime: lifetime) {
        let till = try $0.resolve(Till.self)
        log.append("shop")
        return Shop(till: till)
      }

      _ = try container.resolve(Shop.self)

      XCTAssertEqual(
        log, ["room", "till", "shop", "room is complete"],
        "A shop needs a till, which needs a room (\(lifetime)). The room must "
          + "be completed once, and after the shop is built: what is asked "
          + "for, too, may be a part of the circle.")
    }
  }

  func testSharedAndWeakInstancesCloseTheirCircle() {
    for lifetime in [Lifetime.shared, .weak] {
      let container = rooms(3, lifetime)

      let first = Result { try container.resolve(Room.self, name: "1") }
      let second = try? container.resolve(Room.self, name: "2")

      XCTAssertEqual(
        (try? first.get().wayRound) ?? 0, 3,
        "Three rooms (\(lifetime)) are each completed with the next, so three "
          + "doors lead round. The last room must find the first, which is not "
          + "complete then. \(first.thrown)")
      XCTAssertTrue(
        second === (try? first.get().next),
        "The second room (\(lifetime)) was built for the first one, and must "
          + "be kept once it is complete.")
    }
  }

  func testKeepsCompletingAnInstanceOnce() throws {
    var counts: [Int] = []
    for lifetime in [Lifetime.transient, .graph, .shared, .weak] {
      let container = Container()
      var count = 0
      container.register(
        Till.self, lifetime: lifetime,
        factory: { _ in Till() }, completed: { _, _ in count += 1 })
      container.register([Till].self) {
        [try $0.resolve(Till.self), try $0.resolve(Till.self)]
      }

      let tills = [
        try container.resolve([Till].self), try container.resolve([Till].self),
      ]
      withExtendedLifetime(tills) { counts.append(count) }
    }

    XCTAssertEqual(
      counts, [4, 2, 1, 1],
      "Two resolutions asked for a till twice each, with the lifetimes "
        + "transient, graph, shared and weak. Each new till must be completed "
        + "once; one that is used again is complete.")
  }
}

final class CircularGraphsKitchenXCTests: XCTestCase {
  func testTheOvenCallsTheBakerWhoUsesIt() {
    let asked = Result { try makeContainer().resolve(Baker.self) }
    guard let baker = try? asked.get() else {
      return XCTFail(
        "A baker was asked for. \(asked.thrown) The oven's completion must "
          + "find the baker: which lifetime is one instance *within* a "
          + "resolution?")
    }

    baker.bake("rye")

    XCTAssertEqual(
      baker.heard, ["rye is ready"],
      "A baker was asked for and put bread into his oven, which must call him. "
        + "Either his oven knows no baker, or another one, or he does not hold "
        + "the oven.")
  }

  func testAKitchenIsGoneWhenNobodyHoldsIt() {
    let container = makeContainer()

    let baker = Result {
      try isReleased { try container.resolve(Kitchen.self).baker }
    }
    let oven = Result {
      try isReleased { try container.resolve(Kitchen.self).oven }
    }

    guard let bakerIsGone = try? baker.get(), let ovenIsGone = try? oven.get()
    else {
      return XCTFail(
        "There is no kitchen yet, so nothing can be gone. \(baker.thrown)")
    }
    XCTAssertTrue(
      bakerIsGone && ovenIsGone,
      "Nobody holds the kitchen, and its baker or its oven is still there. "
        + "Either they own each other, or the container keeps them. A baker "
        + "owns his oven: the way back must be weak.")
  }
}
