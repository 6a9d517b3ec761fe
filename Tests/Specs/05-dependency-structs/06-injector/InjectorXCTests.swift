import SpecSupport
import XCTest

@testable import Injector

final class InjectableXCTests: XCTestCase {
  func testAFakeInjectorThatForgetsAPartDoesNotCompile() throws {
    let fakes = """
      let router: any Routing = FakeRouter(name: "")
      let coordinator: any Coordinating = Nothing()
      """
    let forgetful = try client(
      "struct Fakes: Injectable { \(fakes) }"
    ).typecheck()
    let complete = try client(
      """
      struct Fakes: Injectable {
        \(fakes)
        let presenter: any Presenting = Nothing()
      }
      let _: any Injectable = Fakes()
      """
    ).typecheck()

    XCTAssertTrue(
      complete.isAccepted,
      "A struct with the three parts must be an `Injectable`: the protocol "
        + "asks to read these, and for nothing else. \(complete.explanation)")
    XCTAssertTrue(
      forgetful.isRefused(with: "does not conform"),
      "A fake without a presenter must not compile, or it gets the real one "
        + "without a word: no default parts. \(forgetful.explanation)")
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
      "Who forgets the injector must hear of it from the compiler: give it no "
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
      _ = (first.presenter, second.presenter, first.presenter)
    }

    XCTAssertEqual(
      parts, ["ScreenPresenter()", "ScreenPresenter()"],
      "Each of two injectors must build a presenter of its own, at its first "
        + "use. A part that is static, or global, would leak between tests.")

    let apps = built {
      for _ in 1...2 { makeControllers().phone.tap("Lost") }
    }
    XCTAssertEqual(
      apps, ["ScreenPresenter()", "ScreenPresenter()"],
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
      parts.filter { $0 == "ScreenPresenter()" }, ["ScreenPresenter()"],
      "Both controllers of the app were tapped for the presenter, and one must "
        + "be built for the two. Either they were handed different injectors, "
        + "or theirs builds the part again at each use.")
  }
}
