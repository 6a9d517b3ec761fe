import SpecSupport
import XCTest

@testable import MissingRegistrations

final class MissingRegistrationsXCTests: XCTestCase {
  func testAFactorysOwnErrorComesThroughAndTheNextCallBuilds() {
    var errors: [String] = []
    let later = each { lifetime in
      let container = Container()
      var degrees = 20
      container.specAdd(Cake.self) { Cake(try $0.specGet(Dough.self)) }
      container.specAdd(Dough.self, lifetime: lifetime) { _ in
        guard degrees > 200 else { throw OvenIsCold(degrees: degrees) }
        return Dough()
      }
      errors.append(
        "\(lifetime): " + errorText { try container.specGet(Cake.self) })
      degrees = 240
      return errorText { try container.specGet(Cake.self) }
    }

    XCTAssertEqual(
      errors, each { _ in "OvenIsCold(degrees: 20)" },
      "The spec resolved a `Cake`, which needs `Dough` with the lifetime before "
        + "the colon. The factory of `Dough` threw `OvenIsCold`. The caller must "
        + "receive this very error, because the service is registered and only the "
        + "oven is cold. Look for a `try?` or a `catch` in `Container.swift`.")
    let foreign = foreignErrors()
    XCTAssertEqual(
      foreign,
      [
        #"missing: a key (similar: a lock)"#, "cycle: day → night",
        #"missing: Egg "blue""#,
      ],
      "The spec resolved a `Bun`, which needs a `Cake`, three times. The cake's factory "
        + "first threw a `.missing` of its own, then a `.cycle` of its own, and finally a "
        + "`.missing` from a resolution in another container. The caller must receive each "
        + "error exactly as it was thrown, because it describes a different resolution. "
        + "Look for the place in `Container.swift` that changes errors on their way."
    )
    XCTAssertEqual(
      later, each { _ in "no error" },
      "The first call to `resolve` failed because the oven was cold. Then the oven was hot, "
        + "and the spec repeated the call, which threw the error after the colon. A failed "
        + "resolution must leave nothing behind, neither an error nor a mark that the service "
        + "is being built. Look at what `Container.swift` remembers when a factory throws."
    )
  }

  func testThePathTellsWhoAskedForWhatIsMissing() {
    let found = each { lifetime in
      let container = Container()
      container.specAdd(Cake.self) {
        Cake(try $0.specGet(Dough.self, name: "sour"))
      }
      container.specAdd(Dough.self, name: "sour", lifetime: lifetime) {
        Dough(try $0.specGet(Leaven.self, 3))
      }
      container.specAdd(Leaven.self, lifetime: lifetime) {
        (resolver, days: Int) in
        Leaven(try resolver.specGet(Egg.self))
      }
      return errorText { try container.specGet(Cake.self) }
    }

    XCTAssertEqual(
      found,
      each { _ in #"missing: Cake → Dough "sour" → Leaven with Int → Egg"# },
      "The spec resolved a `Cake`, which needs `Dough`. The dough needs `Leaven`, "
        + "and the leaven needs an `Egg`, which isn't registered. `Dough` and `Leaven` "
        + "have the lifetime before the first colon. The path must hold every service "
        + "that is being built, from the one that `Container.resolve` was called for "
        + "to the missing one. If only the paths of shared and weak are too short, "
        + "look at what your code passes on when it builds a shared or weak service."
    )
  }

  func testTwoResolutionsAtOnceDoNotShareAPath() {
    let container = Container()
    var nested = "the factory didn't run"
    var elsewhere = "the factory didn't run"
    container.specAdd(Cake.self) { [unowned container] resolver in
      nested = errorText { try container.specGet(Egg.self) }
      elsewhere = onAnotherThread {
        errorText { try Container().specGet(Egg.self) }
      }
      return Cake(try resolver.specGet(Cream.self))
    }
    let outer = errorText { try container.specGet(Cake.self) }
    var depth = 0
    container.specAdd(Egg.self) { [unowned container] _ in
      depth += 1
      if depth < 3 { _ = try container.specGet(Egg.self) }
      return Egg()
    }
    let within = errorText { try container.specGet(Egg.self) }

    XCTAssertEqual(
      nested, "missing: Egg",
      "While the factory of `Cake` ran, it called `container.resolve` for an `Egg`, which "
        + "isn't registered. This call begins a resolution of its own, so its path begins "
        + "with `Egg`. Look at where the path is kept, and at which calls reach that place."
    )
    XCTAssertEqual(
      elsewhere, "missing: Egg",
      "While one container built a `Cake`, another thread asked a different "
        + "container for an `Egg`, which isn't registered. The two resolutions "
        + "are independent, so the path of the egg begins with `Egg`. Look at "
        + "where the path is kept, and at which resolutions share that place.")
    XCTAssertEqual(
      outer, "missing: Cake → Cream",
      "While a `Cake` was being built, two other resolutions began and "
        + "failed. Then the cake's factory asked its own resolver for `Cream`, "
        + "which isn't registered. The other resolutions must not change the "
        + "path of the cake. Look at where `Container.swift` keeps the path."
    )
    XCTAssertEqual(
      within, "no error",
      "The factory of `Egg` called `container.resolve` for a second egg, whose factory did "
        + "the same for a third. Each of these calls begins a resolution of its own, so none "
        + "of them is a cycle. Look at where `Container.swift` records what is being built."
    )
  }

  func testACycleIsNamedAndNoFactoryIsCalledTwice() {
    var calls: [String] = []
    let found = each { lifetime in
      let begun = SpecRecorder<String>()
      let container = makeSourdoughBakery(lifetime, begun: begun)
      let texts = again(2) { errorText { try container.specGet(Cake.self) } }
      calls.append("\(lifetime): " + begun.values.joined(separator: ", "))
      return texts.joined(separator: ", then ")
    }
    let cycle = "cycle: Cake → Dough → Leaven → Dough"

    XCTAssertEqual(
      found, each { _ in "\(cycle), then \(cycle)" },
      "`Dough` and `Leaven` need each other, and have the lifetime before the first "
        + "colon. The spec resolved a `Cake`, which needs dough, twice. Both calls must "
        + "throw the cycle error with the whole path, up to the service that closes the "
        + "cycle. Look at how `Container.swift` finds out that a service is being built. "
        + "If the second error differs, look at what the first error left behind."
    )
    XCTAssertEqual(
      calls, each { _ in "Dough, Leaven, Dough, Leaven" },
      "The spec resolved a `Cake` twice, and each call reached the cycle of `Dough` "
        + "and `Leaven`. `found` lists the factories that ran. Each call may run each "
        + "factory once, because a factory that runs twice may do its work twice. Look at "
        + "when your code notices the cycle: before it calls the factory again, or later?"
    )

    let container = Container()
    let begun = SpecRecorder<String>()
    container.specAdd(Egg.self) { resolver in
      begun.record("Egg")
      if begun.values.count > 20 { throw TooManyCalls() }
      return Egg(try resolver.specGet(Egg.self))
    }
    XCTAssertEqual(
      errorText { try container.specGet(Egg.self) }, "cycle: Egg → Egg",
      "The factory of `Egg` resolved the same `Egg`, which is the "
        + "shortest possible cycle. The path of the cycle error must name "
        + "the service twice. Look at whether `Container.swift` compares "
        + "the requested service with the one whose factory is asking.")
  }

  func testEachLifetimeWorksAsItDid() {
    var errors: [String] = []
    let found = each { lifetime in
      let container = Container()
      let eggs = SpecRecorder<String>()
      container.specAdd(Cake.self) { resolver in
        let cream = try resolver.specGet(Cream.self)
        let egg = try resolver.specGet(Egg.self)
        return Cake(cream, egg, try resolver.specGet(Dough.self))
      }
      container.specAdd(Cream.self) { Cream(try $0.specGet(Egg.self)) }
      container.specAdd(Dough.self, lifetime: .shared) {
        Dough(try $0.specGet(Egg.self))
      }
      container.specAdd(Egg.self, lifetime: lifetime) { _ in
        eggs.record("Egg")
        return Egg()
      }
      var cakes: [Cake] = []
      let texts = again(2) {
        errorText { cakes.append(try container.specGet(Cake.self)) }
      }
      errors.append("\(lifetime): " + texts.joined(separator: ", "))
      return withExtendedLifetime(cakes) { "\(eggs.values.count) eggs" }
    }

    XCTAssertEqual(
      errors, each { _ in "no error, no error" },
      "The spec resolved a `Cake` twice. A cake needs an `Egg` with the lifetime "
        + "before the colon, and so do its `Cream` and its `Dough`. It isn't a cycle if "
        + "several services need the same one, unless that service is still being built. "
        + "Look at when a service stops counting as being built in `Container.swift`."
    )
    XCTAssertEqual(
      found,
      ["transient: 5 eggs", "graph: 3 eggs", "shared: 1 eggs", "weak: 1 eggs"],
      "The spec resolved a `Cake` twice, and `found` lists how many eggs were built. "
        + "A cake needs an `Egg` with the lifetime before the colon, and so do its "
        + "`Cream` and its shared `Dough`. The path must not change which services share "
        + "an instance. One graph serves a whole resolution, and a shared or weak service "
        + "has a graph of its own. Look at where `Container.swift` keeps the graph."
    )
  }

  /// What the caller gets when a factory throws errors that look like the container's own.
  private func foreignErrors() -> [String] {
    let errors: [() throws -> Void] = [
      { throw ResolutionError.missing("a key", similar: ["a lock"]) },
      { throw ResolutionError.cycle("day → night") },
      { _ = try Container().specGet(Egg.self, name: "blue") },
    ]
    return errors.map { fail in
      let container = Container()
      container.specAdd(Bun.self) { Bun(try $0.specGet(Cake.self)) }
      container.specAdd(Cake.self, lifetime: .shared) { _ in
        try fail()
        return Cake()
      }
      return errorText { try container.specGet(Bun.self) }
    }
  }
}
