import SpecSupport
import XCTest

@testable import Injector

final class InjectorGuidePartsXCTests: XCTestCase {
  /// The compiler's verdicts on the fakes, then on the controllers.
  private static let verdicts = Result {
    try SpecClient.verdicts(on: fakes + controllers, declarations: fakeParts)
  }

  /// A whole fake injector, then one for each part, which forgets that part.
  private static let fakes: [String] = {
    let all = [
      "let router: any Routing = SpecFakeRouter(paths: SpecRecorder())",
      "let tour: any Touring = SpecNothing()",
      "let screen: any Showing = SpecNothing()",
    ]
    return ([""] + all).map { forgotten in
      let parts = all.filter { $0 != forgotten }.joined(separator: "; ")
      return
        "struct Fakes: GuideParts { \(parts) }; let _: any GuideParts = Fakes()"
    }
  }()

  /// A controller with an injector, then some without.
  private static let controllers =
    ["injector: Injector()", "", "injector: nil"].map {
      "_ = GuideController(\($0))"
    }

  func testAFakeInjectorThatForgetsAPartDoesNotCompile() throws {
    let verdicts = try Self.verdicts.get().prefix(Self.fakes.count)

    XCTAssertEqual(
      verdicts[0].explanation, CompilerVerdict.accepted,
      "A struct with a router, a tour and a screen should be a `GuideParts`, and it isn't yet. A "
        + "test brings such a struct, with fakes inside. Look at `GuideParts` in `Injector.swift`: "
        + "it asks to read these three parts, and for nothing else.")
    XCTAssertEqual(
      verdicts.dropFirst().filter(\.isAccepted).map(\.statements), [],
      "This fake injector lacks a part, and it compiles. The part that a test forgets would "
        + "silently be another one, such as the real screen. Remove the default parts, which may "
        + "stand in an extension of `GuideParts`.")
  }

  func testAControllerWithoutAnInjectorDoesNotCompile() throws {
    let verdicts = Array(try Self.verdicts.get().dropFirst(Self.fakes.count))

    XCTAssertEqual(
      verdicts[0].explanation, CompilerVerdict.accepted,
      "A controller is given the real injector, and this doesn't compile yet. The composition root "
        + "builds its controllers that way. Look at the initializer of `GuideController`: it takes "
        + "any `GuideParts` as `injector:`, and `Injector` is one.")
    XCTAssertEqual(
      verdicts.dropFirst().filter(\.isAccepted).map(\.statements), [],
      "A controller is built without an injector, and this compiles. A test that forgets the "
        + "injector would use real parts without noticing. Remove the default of the parameter, and "
        + "every initializer of `GuideController` that needs no injector.")
  }
}

final class InjectorXCTests: XCTestCase {
  func testAPartIsBuiltAtItsFirstUseOnceAndNoOther() {
    let touched = touches {
      let injector = Injector()
      for _ in 1...2 {
        Tripwire.touch("asked for the router")
        _ = injector.router
        Tripwire.touch("asked for the screen")
        _ = injector.screen
      }
    }

    XCTAssertEqual(
      touched,
      [
        "asked for the router", "MapRouter()", "asked for the screen",
        "TextScreen()",
        "asked for the router", "asked for the screen",
      ],
      "An injector was built, then asked twice for its router and its screen. This happened, in "
        + "order. A part takes seconds to build, so an injector builds it when it's first asked "
        + "for, not in `init`; it stores the part for the next time, and builds no other one. Look "
        + "at the properties of `Injector`.")
    XCTAssertEqual(
      touches { _ = makeControllers() }, [],
      "`makeControllers` already built these parts, and no button had been tapped. The app should "
        + "start at once, and pay for a part when a visitor needs it. Ask the injector for parts in "
        + "`tap(_:)`, not in `CompositionRoot.swift` or in an initializer.")
  }

  func testTwoInjectorsAndTwoSetsOfControllersShareNoPart() {
    let parts = touches {
      let (first, second) = (Injector(), Injector())
      _ = (first.screen, second.screen, first.screen)
    }

    XCTAssertEqual(
      parts, ["TextScreen()", "TextScreen()"],
      "Two injectors were asked for their screens: the first, the second, and the first again. Each "
        + "injector builds a screen of its own, so that tests don't share parts. Look for a part in "
        + "`Injector.swift` that is `static` or global.")

    let apps = touches {
      let (first, second) = (makeControllers(), makeControllers())
      for controllers in [first, second, first] {
        controllers.phone.tap("Lost")
      }
    }
    XCTAssertEqual(
      apps.filter(isBuilt), ["TextScreen()", "TextScreen()"],
      "`makeControllers` was called twice, and the phones were tapped in turn. Each call builds an "
        + "injector of its own, so that the second visitor doesn't continue the first one's tour. "
        + "Look at where `CompositionRoot.swift` builds the injector.")
  }

  func testBothControllersOfTheAppShareTheirParts() {
    let parts = touches {
      let (phone, wall) = makeControllers()
      phone.tap("Lost")
      wall.tap("Lost")
    }

    XCTAssertEqual(
      parts.filter(isBuilt), ["TextScreen()"],
      "The phone and the wall of one app were tapped, and built these parts. Both follow one tour, "
        + "so both need the same parts. Build one injector in `makeControllers`, and pass it to both "
        + "controllers.")
  }
}
