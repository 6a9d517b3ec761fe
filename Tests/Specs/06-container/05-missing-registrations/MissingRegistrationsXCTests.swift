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
      "The factory of the dough, which has the lifetime that stands in front, threw `OvenIsCold`, "
        + "and a cake was asked for. The caller must get that very error, because the service is "
        + "registered and only the oven is cold. Look for a `try?` or a `catch` in "
        + "`Container.swift`.")
    let foreign = foreignErrors()
    XCTAssertEqual(
      foreign,
      [
        #"missing: a key (similar: a lock)"#, "cycle: day → night",
        #"missing: Egg "blue""#,
      ],
      "The factory of a cake, which a bun needs, threw a `ResolutionError`: first `.missing` and "
        + "`.cycle` of its own, and then one that it got from a resolution in another container. "
        + "The caller must get each of them as it was thrown, because it tells of another "
        + "resolution. Look for the place in `Container.swift` that changes errors on their way."
    )
    XCTAssertEqual(
      later, each { _ in "no error" },
      "The first call failed because the oven was cold. The oven is hot now, the same call was "
        + "made again, and it failed with this error. A failure must leave nothing behind, neither "
        + "an error nor a mark that the service is being built. Look at what `Container.swift` "
        + "remembers when a factory throws.")
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
      "A cake needs dough, dough needs leaven, and leaven needs an egg, which isn't registered. "
        + "Dough and leaven have the lifetime that stands in front. The path must hold every "
        + "service that is being built, from the one that `Container.resolve` was called for to "
        + "the missing one. If only shared and weak lose a part of it, look at what your code "
        + "hands on when one of these is built.")
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
      "While it built a cake, a factory called `container.resolve` for an egg, which is missing. "
        + "That call begins a resolution of its own, so its path begins with the egg. Look at where "
        + "the path is kept, and at which calls reach that place.")
    XCTAssertEqual(
      elsewhere, "missing: Egg",
      "While one container built a cake, another thread asked another container for an egg, which "
        + "is missing. The two have nothing to do with each other, so the path begins with the "
        + "egg. Look at where the path is kept, and at who shares that place.")
    XCTAssertEqual(
      outer, "missing: Cake → Cream",
      "While a cake was being built, two other resolutions began and failed. Then the cake's "
        + "factory asked its own resolver for cream, which is missing. The other resolutions must "
        + "not have changed the path of this one. Look at where `Container.swift` keeps the path."
    )
    XCTAssertEqual(
      within, "no error",
      "While it built an egg, a factory called `container.resolve` for another egg, and the factory "
        + "of that one once more. Each call begins a resolution of its own, so none of them is a "
        + "cycle. Look at where `Container.swift` notes what is being built."
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
      "Dough and leaven need each other, and have the lifetime that stands in front. A cake was "
        + "asked for twice. Both calls must throw the cycle error with the whole path, up to the "
        + "service that closes the cycle. Look at how `Container.swift` finds out that a service "
        + "is being built, and if the second error differs, at what the first one left behind."
    )
    XCTAssertEqual(
      calls, each { _ in "Dough, Leaven, Dough, Leaven" },
      "Two calls found the cycle of dough and leaven, and these factories ran. Each call may run "
        + "each factory once, because a factory that runs twice may do its work twice. Look at "
        + "when your code notices a cycle: before it calls the factory again, or later?"
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
      "An egg's factory asks for the same egg, which is the shortest cycle there is. Its path has "
        + "the service twice. Look at whether `Container.swift` compares the service that is asked "
        + "for with the one whose factory is asking.")
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
      "Two cakes were built. A cake needs an egg, and so do its cream and its dough. To need one "
        + "service in several places is no cycle, unless it's still being built. Look at when a "
        + "service stops counting as being built in `Container.swift`.")
    XCTAssertEqual(
      found,
      ["transient: 5 eggs", "graph: 3 eggs", "shared: 1 eggs", "weak: 1 eggs"],
      "Two cakes were built. Each needs an egg with the lifetime that stands in front, and so do "
        + "its cream and the dough, which is shared. The path must not change which parts share an "
        + "instance: one graph serves a whole resolution, and a shared or weak service has a graph "
        + "of its own. Look at where `Container.swift` keeps the graph.")
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
