import SpecSupport

/// A client that brings an injector of fakes. It prints each part that it is asked for. Its router
/// records the paths that it opens; the rest do nothing.
func client(_ statements: String) -> Client {
  Client(
    statements,
    declarations: fakeParts + #"""

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
      """#)
}

/// The parts of fake injectors.
let fakeParts = #"""
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

/// What the statements touch of the world, in order, or why they stopped the app or never ended.
///
/// They run as a program of their own, because an injector that waits for itself, or asks for an
/// injector that is gone, stops the whole program.
func touchedByAProgram(_ statements: String) -> [String] {
  Client(
    """
    let heard = Recorder<String>()
    Tripwire.watched(by: heard.record) {
    \(statements)
    }
    heard.values.forEach { print($0) }
    """,
    declarations: """
      import SpecSupport

      func partsOfAnInjectorThatIsReleased() -> (any Touring, any Routing) {
        let injector = Injector()
        return (injector.tour, injector.router)
      }
      """
  ).lines()
}

/// Whether the line is about a part that was built, such as "MapRouter()".
func isBuilt(_ line: String) -> Bool {
  line.hasSuffix("()")
}
