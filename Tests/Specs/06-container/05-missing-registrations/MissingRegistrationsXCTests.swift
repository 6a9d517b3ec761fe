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
      "The spec resolved a `Cake`, which needs `Dough`, and the factory of `Dough` "
        + "threw `OvenIsCold`. The word before each colon is the dough's lifetime. The "
        + "caller must receive exactly the error that the factory threw, because only that "
        + "error says what went wrong. Look for a `try?` or a `catch` in `Container.swift`."
    )
    let foreign = foreignErrors()
    XCTAssertEqual(
      foreign,
      [
        #"missing: a key (similar: a lock)"#, "cycle: day → night",
        #"missing: Egg "blue""#,
      ],
      "The spec resolved a `Bun`, which needs a `Cake`, three times. The cake's factory first "
        + "threw a `.missing` of its own, then a `.cycle` of its own, and finally a `.missing` "
        + "from a resolution in another container. Even if a factory throws a `ResolutionError`, "
        + "the caller must receive that error exactly as it was thrown. Look for the place in "
        + "`Container.swift` that changes an error before it reaches the caller."
    )
    XCTAssertEqual(
      later, each { _ in "no error" },
      "A first call to `resolve(Cake.self)` failed, because the factory of `Dough` threw an "
        + "error. The spec then made sure that the factory wouldn't throw again, and repeated the "
        + "call. Each line shows the dough's lifetime, and the error of the second call. A failed "
        + "resolution must leave nothing behind, such as an error or a mark that a service is "
        + "being built. Look at what `Container.swift` remembers when a factory throws."
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
      "The spec resolved a `Cake`, which needs `Dough`. The dough needs `Leaven`, and "
        + "the leaven needs an `Egg`, which isn't registered. The word before the first "
        + "colon is the lifetime of `Dough` and `Leaven`. The path must list every service "
        + "that is being built, from the service that was passed to `Container.resolve` to "
        + "the missing service. If the path is too short only for `shared` and `weak`, "
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
      "While the factory of `Cake` ran, it called `container.resolve` for an "
        + "`Egg`, which isn't registered. This call begins a resolution of its "
        + "own, so its path begins with `Egg`. Look at where `Container.swift` "
        + "keeps the path, and at which calls add to the same path."
    )
    XCTAssertEqual(
      elsewhere, "missing: Egg",
      "While one container built a `Cake`, another thread asked a different "
        + "container for an `Egg`, which isn't registered. The two resolutions are "
        + "independent, so the path to the egg must begin with `Egg`. Look at where "
        + "`Container.swift` keeps the path, and at which resolutions use the same path."
    )
    XCTAssertEqual(
      outer, "missing: Cake → Cream",
      "While a `Cake` was being built, two other resolutions began and failed. "
        + "Then the cake's factory asked its own resolver for `Cream`, which isn't "
        + "registered. The other resolutions must not change the path of the "
        + "cake's resolution. Look at where `Container.swift` keeps the path."
    )
    XCTAssertEqual(
      within, "no error",
      "The factory of `Egg` called `container.resolve` for a second egg, and "
        + "while the second egg was being built, for a third egg. Each call to "
        + "`container.resolve` begins a resolution of its own, so there is no "
        + "cycle. Look at where `Container.swift` records what is being built."
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
      "`found` has one line for each lifetime, which is the word before the first colon. "
        + "`Dough` and `Leaven` are registered with that lifetime and need each other. The "
        + "spec resolved a `Cake`, which needs dough, twice. Both calls must throw the cycle "
        + "error with the whole path, up to the service that closes the cycle. Look at how "
        + "`Container.swift` finds out that a service is being built. If the second error "
        + "differs from the first, look at what the first call left behind."
    )
    XCTAssertEqual(
      calls, each { _ in "Dough, Leaven, Dough, Leaven" },
      "The spec resolved a `Cake` twice, and each call reached the cycle of `Dough` "
        + "and `Leaven`. Each line shows the lifetime of `Dough` and `Leaven`, and the "
        + "factories that ran. In each call, a factory must not run a second time. Look "
        + "at whether your code detects the cycle before it calls the same factory again."
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
      "The spec resolved a `Cake` twice. The cake, its `Cream` and its `Dough` each "
        + "need an `Egg`, whose lifetime is the word before the colon. If several services "
        + "need the same service, that isn't a cycle unless the service is still being "
        + "built. Look at when `Container.swift` stops treating a service as being built."
    )
    XCTAssertEqual(
      found,
      ["transient: 5 eggs", "graph: 3 eggs", "shared: 1 eggs", "weak: 1 eggs"],
      "The spec resolved a `Cake` twice, and `found` lists how many eggs were built. The "
        + "cake, its `Cream` and its shared `Dough` each need an `Egg`, whose lifetime is the "
        + "word before the colon. A container that reports paths must still apply the lifetimes "
        + "as before: there is one graph for a whole resolution, and a shared or weak service "
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
