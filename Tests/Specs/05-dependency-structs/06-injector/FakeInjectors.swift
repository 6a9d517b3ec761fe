import SpecSupport

private let programs = SpecPrograms(
  [
    "two fakes": #"""
    let (first, second) = (SpecFakeInjector(), SpecFakeInjector())
    let phone = GuideController(injector: first)
    let wall = GuideController(injector: second)
    phone.tap("Map")
    wall.tap("Map")
    phone.tap("Map")
    print("phone: \(first.paths.values)")
    print("wall: \(second.paths.values)")
    """#,
    "taps": #"""
    let controller = GuideController(injector: SpecFakeInjector())
    print("the controller is built")
    ["Lost", "Next room"].forEach { button in
      print("tap on \(button)")
      controller.tap(button)
    }
    """#,
    "screen and tour": """
    printTouched {
      let injector = Injector()
      _ = (injector.screen, injector.tour, injector.screen)
    }
    """,
    "walk": """
    printTouched {
      let phone = makeControllers().phone
      ["Next room", "Next room", "Map"].forEach { phone.tap($0) }
    }
    """,
    "released": """
    printTouched {
      let (tour, router) = partsOfAnInjectorThatIsReleased()
      tour.next()
      router.open("/café")
    }
    """,
    "two threads": #"""
    let (one, two, three) = (Injector(), Injector(), Injector())
    for part in builtByTwo(meetingAt: "MapRouter()", asking: { _ = one.router }) {
      print("for the router: \(part)")
    }
    for part in builtByTwo(meetingAt: "MuseumTour()", asking: { _ = two.tour }) {
      print("for the tour: \(part)")
    }
    for part in builtByTwo(meetingAt: "TextScreen()", asking: { _ = three.screen }) {
      print("for the screen: \(part)")
    }
    """#,
  ].mapValues {
    SpecClient(
      $0, declarations: $0.contains("FakeInjector()") ? all : withoutAFake)
  }, declarations: all)

private let withoutAFake = [fakeParts, listening, twoThreads].joined(
  separator: "\n")
private let all = withoutAFake + "\n" + fakeInjector

/// The lines that this program prints, or why it could not be built or run, or never ended.
///
/// An injector that waits for itself, or asks for an injector that is gone, stops its program.
func printed(by program: String) -> [String] {
  programs.lines(of: program)
}

/// The parts of fake injectors.
let fakeParts = #"""
  import Foundation
  import SpecSupport

  struct SpecFakeRouter: Routing {
    let paths: SpecRecorder<String>
    func open(_ path: String) { paths.record(path) }
  }

  struct SpecNothing: Touring, Showing {
    let room = ""
    func next() {}
    func show(_ text: String) {}
  }
  """#

/// An injector of fakes. It prints each part that it is asked for. Its router records the paths that
/// it opens; the rest do nothing.
private let fakeInjector = #"""
  struct SpecFakeInjector: GuideParts {
    let paths = SpecRecorder<String>()

    var router: any Routing {
      print("asked for the router")
      return SpecFakeRouter(paths: paths)
    }
    var tour: any Touring {
      print("asked for the tour")
      return SpecNothing()
    }
    var screen: any Showing {
      print("asked for the screen")
      return SpecNothing()
    }
  }
  """#

private let listening = """
  /// Prints what the body touches of the world, in order.
  func printTouched(by body: () -> Void) {
    let heard = SpecRecorder<String>()
    Tripwire.watched(by: heard.record, during: body)
    heard.values.forEach { print($0) }
  }

  func partsOfAnInjectorThatIsReleased() -> (any Touring, any Routing) {
    let injector = Injector()
    return (injector.tour, injector.router)
  }
  """

/// Whether the line is about a part that was built, such as "MapRouter()".
func isBuilt(_ line: String) -> Bool {
  line.hasSuffix("()")
}
