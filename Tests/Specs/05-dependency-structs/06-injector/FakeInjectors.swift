import SpecSupport

/// What a client does in each of its sections. It's one program, because a compiler call takes long.
private let sections = [
  "two fakes": #"""
  let (first, second) = (FakeInjector(), FakeInjector())
  let phone = GuideController(injector: first)
  let wall = GuideController(injector: second)
  phone.tap("Map")
  wall.tap("Map")
  phone.tap("Map")
  print("phone: \(first.paths.values)")
  print("wall: \(second.paths.values)")
  """#,
  "taps": #"""
  let controller = GuideController(injector: FakeInjector())
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
]

private func lines(of statements: String) -> [String] {
  let fakes = statements.contains("FakeInjector()") ? "\n" + fakeInjector : ""
  return Client(
    statements,
    declarations: fakeParts + fakes + "\n" + listening + "\n" + twoThreads
  ).lines()
}

/// What all sections print, each after a line with its name; or the one line that says why the
/// program could not be built or run.
private let together = lines(
  of: sections.sorted { $0.key < $1.key }
    .map { "print(\"section \($0.key)\")\ndo {\n\($0.value)\n}" }
    .joined(separator: "\n"))

/// The lines that this section prints, or why it stopped the app or never ended.
///
/// It runs as a program of its own, because an injector that waits for itself, or asks for an
/// injector that is gone, stops the whole program. Where another section doesn't compile or stops
/// the program, this one is built and run alone.
func printed(by section: String) -> [String] {
  guard together.contains("section \(section)") else {
    return lines(of: sections[section] ?? "")
  }
  return Array(
    together.drop { $0 != "section \(section)" }.dropFirst()
      .prefix { !$0.hasPrefix("section ") })
}

/// The parts of fake injectors.
let fakeParts = #"""
  import Foundation
  import SpecSupport

  struct FakeRouter: Routing {
    let paths: Recorder<String>
    func open(_ path: String) { paths.record(path) }
  }

  struct Nothing: Touring, Showing {
    let room = ""
    func next() {}
    func show(_ text: String) {}
  }
  """#

/// An injector of fakes. It prints each part that it is asked for. Its router records the paths that
/// it opens; the rest do nothing.
private let fakeInjector = #"""
  struct FakeInjector: GuideParts {
    let paths = Recorder<String>()

    var router: any Routing {
      print("asked for the router")
      return FakeRouter(paths: paths)
    }
    var tour: any Touring {
      print("asked for the tour")
      return Nothing()
    }
    var screen: any Showing {
      print("asked for the screen")
      return Nothing()
    }
  }
  """#

private let listening = """
  /// Prints what the body touches of the world, in order.
  func printTouched(by body: () -> Void) {
    let heard = Recorder<String>()
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
