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
      "The spec declared a struct that has a router, a tour and a screen, and "
        + "conforms to `GuideParts`. This code doesn't compile yet, and `found` "
        + "is the compiler's error. A test must be able to use such a struct as a "
        + "fake injector. Look at `GuideParts` in `Injector.swift`: it must "
        + "require these three parts as readable properties, and nothing else.")
    XCTAssertEqual(
      verdicts.dropFirst().filter(\.isAccepted).map(\.statements), [],
      "`found` lists fake injectors that lack a part, and still compile. If a test "
        + "forgot a part, a default such as the real screen would silently replace it. "
        + "Remove the default parts, which may be in an extension of `GuideParts`."
    )
  }

  func testAControllerWithoutAnInjectorDoesNotCompile() throws {
    let verdicts = Array(try Self.verdicts.get().dropFirst(Self.fakes.count))

    XCTAssertEqual(
      verdicts[0].explanation, CompilerVerdict.accepted,
      "The spec passed the real injector to a controller, and this doesn't compile yet. "
        + "`found` is the compiler's error. The composition root builds its controllers this "
        + "way. Look at the initializer of `GuideController`: its parameter `injector:` must "
        + "accept any `GuideParts`, and `Injector` must conform to this protocol."
    )
    XCTAssertEqual(
      verdicts.dropFirst().filter(\.isAccepted).map(\.statements), [],
      "`found` lists code that builds a controller without an injector, and still "
        + "compiles. A test that forgets the injector would use real parts without noticing. "
        + "Remove the default of the parameter, and every initializer of `GuideController` "
        + "that needs no injector.")
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
      "The spec built an injector, and then asked it for its router and its screen, "
        + "twice each. `found` lists these requests, and each part that was built. A "
        + "part takes seconds to build, so an injector must build each part on its "
        + "first use, and not in `init`. It must store the part for the next request, "
        + "and must not build any other part. Look at the properties of `Injector`."
    )
    XCTAssertEqual(
      touches { _ = makeControllers() }, [],
      "The spec called `makeControllers`, and tapped no button. `found` lists the parts that "
        + "were built all the same. The app should start at once, and build a part only when a "
        + "visitor needs it. Ask the injector for parts in `tap(_:)`, not in "
        + "`CompositionRoot.swift` or in an initializer.")
  }

  func testTwoInjectorsAndTwoSetsOfControllersShareNoPart() {
    let parts = touches {
      let (first, second) = (Injector(), Injector())
      _ = (first.screen, second.screen, first.screen)
    }

    XCTAssertEqual(
      parts, ["TextScreen()", "TextScreen()"],
      "The spec built two injectors, and asked for a screen three times: the first injector, "
        + "the second, and the first again. `found` lists the screens that were built. Each "
        + "injector must build a screen of its own, so that tests don't share parts. Look for a "
        + "part in `Injector.swift` that is `static` or global.")

    let apps = touches {
      let (first, second) = (makeControllers(), makeControllers())
      for controllers in [first, second, first] {
        controllers.phone.tap("Lost")
      }
    }
    XCTAssertEqual(
      apps.filter(isBuilt), ["TextScreen()", "TextScreen()"],
      "The spec called `makeControllers` twice, and tapped the two phones in turn. `found` "
        + "lists the parts that were built. Each call must build an injector of its own, so that "
        + "the second visitor doesn't continue the first visitor's tour. Look at where "
        + "`CompositionRoot.swift` builds the injector.")
  }

  func testBothControllersOfTheAppShareTheirParts() {
    let parts = touches {
      let (phone, wall) = makeControllers()
      phone.tap("Lost")
      wall.tap("Lost")
    }

    XCTAssertEqual(
      parts.filter(isBuilt), ["TextScreen()"],
      "The spec tapped a button on the phone, and then one on the wall of the "
        + "same app. `found` lists the parts that were built. Both controllers "
        + "follow the same tour, so they must share their parts. Build one "
        + "injector in `makeControllers`, and pass it to both controllers.")
  }
}
