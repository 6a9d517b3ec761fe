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
      "The spec resolved a `Shop`, which needs a `Till`. The till needs a `Room`. The "
        + "word before the colon is the lifetime of all three. After the colon, each line "
        + "shows in which order they were built, and when the room was completed. A "
        + "completion must wait until everything is built, because the requested service may "
        + "itself be part of the cycle. Look at when `Container.swift` calls completions."
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
      "The spec resolved the first of three rooms. The word before the colon is the "
        + "lifetime of all three. Each room's completion opens a door to the next room, "
        + "so three doors must lead from the first room back to itself. When the last "
        + "room's completion resolves the first room, the first room is still being "
        + "completed and isn't kept yet. The completion must receive that very room. "
        + "Look at where `Container.swift` looks for an instance before it builds one."
    )
    XCTAssertEqual(
      second, ["shared: kept", "weak: kept"],
      "The second of three rooms was built because the first room needed it. Then the spec "
        + "resolved the second room by itself. `found` shows whether the container had kept "
        + "that room. A complete instance must be kept as its lifetime requires, even when it "
        + "was built for another service. Look at when `Resolver.build` keeps an instance."
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
      "In each of two resolutions, a factory resolved `Till` twice. Each line shows the "
        + "till's lifetime, and how many times the till's completion ran in total. Every new "
        + "till must be completed exactly once, and a till that is reused must not be "
        + "completed again. Look at which instances wait to be completed in `Resolver.build`."
    )
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
      "The spec resolved a `Baker` and called its `bake` twice. `found` shows "
        + "what the baker has in `heard`, or the error that `resolve` threw. The "
        + "baker's oven must call this baker each time. After a cycle error, look "
        + "at the lifetimes in `makeContainer()`. If `heard` is empty, look at "
        + "which baker the oven refers to, and at whether that baker still exists."
    )
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
      "The spec resolved a `Kitchen`, baked bread in it, and released it while its "
        + "container still existed. When a kitchen closes, its baker and its oven must "
        + "not stay in memory. Follow the references from the oven to the baker and "
        + "back, including those in closures, and decide which of them may be weak. If "
        + "these references form no cycle, look at the lifetimes in `makeContainer()`."
    )
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
      "The spec resolved a `Kitchen`, kept only its oven, and baked bread in "
        + "it. The baker no longer exists at that moment, so the oven's call to "
        + "its baker must do nothing. If the app stopped, the oven tried to use a "
        + "baker that no longer exists. Look at how the oven refers to its baker."
    )
  }
}
