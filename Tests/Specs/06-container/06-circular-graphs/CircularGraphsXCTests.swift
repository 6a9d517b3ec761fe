import SpecSupport
import XCTest

@testable import CircularGraphs

final class CircularGraphsXCTests: XCTestCase {
  func testACompletionWaitsUntilTheWholeGraphIsBuilt() {
    let found = each([.transient, .graph]) { lifetime in
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
      return log.joined(separator: ", ")
    }

    XCTAssertEqual(
      found,
      [
        "transient: room, till, shop, room is complete",
        "graph: room, till, shop, room is complete",
      ],
      "A shop needs a till, which needs a room, and all have the lifetime that stands in front. "
        + "The words say in which order they were built, and when the room was completed. A "
        + "completion must wait until everything is built, because the service that was asked for "
        + "may be a part of the cycle, too. Look at when `Container.swift` calls completions."
    )
  }

  func testSharedAndWeakInstancesCloseTheirCycle() {
    var second: [String] = []
    let doors = each([.shared, .weak]) { lifetime in
      let container = rooms(3, lifetime)
      let room = try container.resolve(Room.self, name: "1")
      second.append(
        "\(lifetime): "
          + outcome {
            try container.resolve(Room.self, name: "2") === room.next
              ? "kept" : "built again"
          })
      return "\(room.wayRound) doors"
    }

    XCTAssertEqual(
      doors, ["shared: 3 doors", "weak: 3 doors"],
      "Three rooms with the lifetime that stands in front are each completed with the next, so "
        + "three doors must lead round. The last room's completion asks for the first room, which "
        + "is being completed and isn't kept yet. It must get that room. Look at where "
        + "`Container.swift` looks for an instance before it builds one.")
    XCTAssertEqual(
      second, ["shared: kept", "weak: kept"],
      "The second of three rooms was built because the first one needed it. Then it was asked for "
        + "by itself. An instance that is complete must be kept as its lifetime says, even when it "
        + "was built for another one. Look at when `Resolver.build` keeps an instance."
    )
  }

  func testKeepsCompletingAnInstanceOnce() {
    let found = each([.transient, .graph, .shared, .weak]) { lifetime in
      let container = Container()
      var count = 0
      container.register(
        Till.self, lifetime: lifetime,
        factory: { _ in Till() }, completed: { _, _ in count += 1 })
      container.register([Till].self) {
        [try $0.resolve(Till.self), try $0.resolve(Till.self)]
      }
      let tills = try again(2) { try container.resolve([Till].self) }
      return withExtendedLifetime(tills) { "\(count)" }
    }

    XCTAssertEqual(
      found, ["transient: 4", "graph: 2", "shared: 1", "weak: 1"],
      "Two resolutions asked for a till twice each: this is how often its completion ran, by "
        + "lifetime. Every new till must be completed exactly once, and a till that is used again "
        + "is complete already. Look at which instances wait to be completed in "
        + "`Resolver.build`.")
  }
}

final class CircularGraphsKitchenXCTests: XCTestCase {
  func testTheOvenCallsTheBakerWhoUsesIt() {
    let found = outcome {
      let baker = try makeContainer().resolve(Baker.self)
      baker.bake("rye")
      baker.bake("oat")
      return baker.heard.joined(separator: ", ")
    }

    XCTAssertEqual(
      found, "rye is ready, oat is ready",
      "A baker was asked for and baked two breads: this is what he heard, or the error that "
        + "`resolve` threw. His oven must call him for each. After a cycle error, look at the "
        + "lifetimes in `makeContainer()`. If he heard nothing, look at which baker his oven knows, "
        + "and whether that baker is still there.")
  }

  func testAKitchenIsGoneWhenNothingHoldsIt() {
    let container = makeContainer()
    func fate(_ part: (Kitchen) -> AnyObject) -> String {
      outcome {
        try isReleased {
          let kitchen = try container.resolve(Kitchen.self)
          kitchen.baker.bake("rye")
          return part(kitchen)
        }
          ? "gone" : "held"
      }
    }

    XCTAssertEqual(
      ["baker: " + fate { $0.baker }, "oven: " + fate { $0.oven }],
      ["baker: gone", "oven: gone"],
      "A kitchen was asked for, baked and was dropped, and its container still exists. Its baker "
        + "and its oven must be gone, because each kitchen that closes would leave them in memory. "
        + "Follow the references from the oven to the baker and back, through closures, too: which "
        + "of them may be weak? If none of them holds a cycle, look at the lifetimes in "
        + "`makeContainer()`.")
  }

  func testAnOvenCanOutliveItsBaker() {
    let lines = SpecClient(
      """
      do {
        let oven = try makeContainer().resolve(Kitchen.self).oven
        oven.bake("rye")
        print("the oven went on")
      } catch {
        print(error)
      }
      """
    ).lines()

    XCTAssertEqual(
      lines, ["the oven went on"],
      "A kitchen was asked for, only its oven was held, and bread was put into the oven. Its baker "
        + "is gone by then, so nothing must happen. If the app stopped, the oven reached for a "
        + "baker who doesn't exist any more. Look at how the oven refers to its baker."
    )
  }
}
