import SpecSupport

/// A client that brings an injector of fakes. It prints each part that it is
/// asked for. Its router records the paths that it opens; the rest do nothing.
func client(_ statements: String) -> Client {
  Client(
    statements,
    declarations: #"""
      import SpecSupport

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

      struct FakeRouter: Routing {
        let paths: Recorder<String>
        func open(_ path: String) { paths.record(path) }
      }

      struct Nothing: Touring, Showing {
        let room = ""
        func next() {}
        func show(_ text: String) {}
      }
      """# + "\n")
}
