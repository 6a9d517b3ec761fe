import SpecSupport
import XCTest

@testable import Injector

final class InjectorGuidePartsXCTests: XCTestCase {
  func testAFakeInjectorThatForgetsAPartDoesNotCompile() throws {
    let fakes = [
      "let router: any Routing = FakeRouter(paths: Recorder())",
      "let tour: any Touring = Nothing()",
      "let screen: any Showing = Nothing()",
    ]
    let complete = try client(
      """
      struct Fakes: GuideParts { \(fakes.joined(separator: "; ")) }
      let _: any GuideParts = Fakes()
      """
    ).typecheck()
    let forgetful = try fakes.map { forgotten in
      let others = fakes.filter { $0 != forgotten }.joined(separator: "; ")
      return try client("struct Fakes: GuideParts { \(others) }").typecheck()
    }

    XCTAssertTrue(
      complete.isAccepted,
      "A struct with the three parts must be a `GuideParts`: the protocol "
        + "asks to read these, and for nothing else. \(complete.explanation)")
    XCTAssertEqual(
      forgetful.filter { !$0.isRefused(with: "does not conform") }
        .map(\.explanation), [],
      "A fake that forgets a part must not compile, or it gets another one "
        + "without a word: no default parts.")
  }

  func testAControllerWithoutAnInjectorDoesNotCompile() throws {
    let without = try Client("_ = GuideController()").typecheck()
    let with = try Client("_ = GuideController(injector: Injector())")
      .typecheck()

    XCTAssertTrue(
      with.isAccepted,
      "A controller must take the real injector. \(with.explanation)")
    XCTAssertTrue(
      without.missesAnArgument,
      "Whoever forgets the injector must hear of it from the compiler: give it no "
        + "default, and write no other initializer. \(without.explanation)")
  }
}

final class InjectorXCTests: XCTestCase {
  func testAPartIsBuiltAtItsFirstUseOnceAndNoOther() {
    let touched = touches {
      let injector = Injector()
      for _ in 1...2 {
        Tripwire.touch("asked for the router")
        _ = injector.router
      }
    }

    XCTAssertEqual(
      touched,
      ["asked for the router", "MapRouter()", "asked for the router"],
      "An injector was built, then asked twice for its router. It must build a "
        + "part when it is asked for, not in its initializer; keep it for the "
        + "next time; and build no part that is needed only later.")
  }

  func testTwoInjectorsShareNoPart() {
    let parts = built {
      let (first, second) = (Injector(), Injector())
      _ = (first.screen, second.screen, first.screen)
    }

    XCTAssertEqual(
      parts, ["TextScreen()", "TextScreen()"],
      "Each of two injectors must build a screen of its own, at its first "
        + "use. A part that is static, or global, would leak between tests.")

    let apps = built {
      for _ in 1...2 { makeControllers().phone.tap("Lost") }
    }
    XCTAssertEqual(
      apps, ["TextScreen()", "TextScreen()"],
      "`makeControllers` was called twice, and each call must build its own "
        + "injector. A global one is a singleton again.")
  }

  func testBothControllersOfTheAppShareTheirParts() {
    let parts = built {
      let (phone, wall) = makeControllers()
      ["Lost", "Ticket"].forEach { phone.tap($0) }
      wall.tap("Lost")
    }

    XCTAssertEqual(
      parts.filter { $0 == "TextScreen()" }, ["TextScreen()"],
      "Both controllers of the app were tapped for the screen, and one must "
        + "be built for the two. Either they were handed different injectors, "
        + "or theirs builds the part again at each use.")
  }
}
