import SpecSupport
import XCTest

@testable import MissingRegistrations

final class MissingRegistrationsXCTests: XCTestCase {
  private let allLifetimes: [Lifetime] = [.transient, .graph, .shared, .weak]

  func testAFactorysOwnErrorComesThroughAndTheNextCallBuilds() {
    let container = Container()
    var ovenIsHot = false
    container.register(Cake.self) { Cake(try $0.resolve(Dough.self)) }
    container.register(Dough.self, lifetime: .shared) { _ in
      guard ovenIsHot else { throw OvenIsCold() }
      return Dough()
    }

    XCTAssertThrowsError(try container.resolve(Cake.self)) { error in
      XCTAssertTrue(
        error is OvenIsCold,
        "The dough's factory threw `OvenIsCold`, and whoever asked for the "
          + "cake got `\(error)`. Only what is not registered is missing: let "
          + "other errors through as they are.")
    }
    ovenIsHot = true
    XCTAssertNoThrow(
      try container.resolve(Cake.self),
      "The oven is hot now, so the same call must build. Keep nothing of a "
        + "service whose factory threw.")
  }

  func testThePathTellsWhoAskedForWhatIsMissing() {
    for lifetime in allLifetimes {
      let container = Container()
      container.register(Cake.self) {
        Cake(try $0.resolve(Dough.self, name: "sour"))
      }
      container.register(Dough.self, name: "sour", lifetime: lifetime) {
        Dough(try $0.resolve(Leaven.self))
      }

      XCTAssertEqual(
        errorText { try container.resolve(Cake.self) },
        #"missing: Cake → Dough "sour" → Leaven"#,
        "The dough has the lifetime `\(lifetime)`. With any lifetime, the path "
          + "must hold the label of each service that is being built, from the "
          + "one that `Container.resolve` was called for to the missing one.")
    }
  }

  func testTwoResolutionsAtOnceDoNotShareAPath() {
    let container = Container()
    var nested = "nobody asked"
    var elsewhere = "nobody asked"
    container.register(Cake.self) { [unowned container] _ in
      nested = errorText { try container.resolve(Egg.self) }
      elsewhere = onAnotherThread {
        errorText { try Container().resolve(Egg.self) }
      }
      return Cake()
    }

    XCTAssertNoThrow(try container.resolve(Cake.self))

    XCTAssertEqual(
      nested, "missing: Egg",
      "While it builds a cake, a factory calls `container.resolve` for an egg. "
        + "That begins another resolution, whose path begins with the egg: a "
        + "path belongs to one resolution, not to the container.")
    XCTAssertEqual(
      elsewhere, "missing: Egg",
      "While one container builds a cake, another thread asks another "
        + "container for an egg. That error has nothing to do with the cake: a "
        + "path belongs to one resolution, not to the whole app.")
  }

  func testACycleIsNamedAndNoFactoryIsCalledTwice() {
    for lifetime in allLifetimes {
      let begun = Recorder<String>()
      let container = makeSourdoughBakery(lifetime, begun: begun)

      XCTAssertEqual(
        [1, 2].map { _ in errorText { try container.resolve(Cake.self) } },
        Array(repeating: "cycle: Cake → Dough → Leaven → Dough", count: 2),
        "Dough and leaven, of the lifetime `\(lifetime)`, need each other. Two "
          + "calls must throw the same cycle error: the whole path, to where "
          + "the cycle closes. The first call must leave nothing behind.")
      XCTAssertEqual(
        begun.values, ["Dough", "Leaven", "Dough", "Leaven"],
        "Each of the two calls must begin dough and leaven once. Find out that "
          + "a service is being built before you call its factory again; to "
          + "count how deep you are is too late.")
    }
  }

  func testKeepsEachLifetimeAsItWas() {
    for (lifetime, expected) in zip(allLifetimes, [5, 3, 1, 1]) {
      let container = Container()
      let eggs = Recorder<String>()
      container.register(Cake.self) { resolver in
        let cream = try resolver.resolve(Cream.self)
        let egg = try resolver.resolve(Egg.self)
        return Cake(cream, egg, try resolver.resolve(Dough.self))
      }
      container.register(Cream.self) { Cream(try $0.resolve(Egg.self)) }
      container.register(Dough.self, lifetime: .shared) {
        Dough(try $0.resolve(Egg.self))
      }
      container.register(Egg.self, lifetime: lifetime) { _ in
        eggs.record("Egg")
        return Egg()
      }

      let cakes = [1, 2].map { _ in try? container.resolve(Cake.self) }

      XCTAssertEqual(
        withExtendedLifetime(cakes) { eggs.values.count }, expected,
        "Two cakes were built. Each needs an egg, so does its cream, and so "
          + "does the shared dough. With the lifetime `\(lifetime)` there must "
          + "be as many eggs as before. To carry a path must not change who "
          + "shares an instance: one graph for a resolution, another for what "
          + "is shared. And to need one service twice is no cycle.")
    }
  }
}
