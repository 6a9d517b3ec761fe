import SpecSupport

/// A client that brings an injector of fakes. It prints each part that it is
/// asked for, and each page that its router opens.
func client(_ statements: String) -> Client {
  Client(
    statements,
    declarations: #"""
      struct FakeInjector: Injectable {
        var name = "fake"

        var router: any Routing {
          print("asked for the router")
          return FakeRouter(name: name)
        }
        var coordinator: any Coordinating {
          print("asked for the coordinator")
          return Nothing()
        }
        var presenter: any Presenting {
          print("asked for the presenter")
          return Nothing()
        }
      }

      struct FakeRouter: Routing {
        let name: String
        func open(_ path: String) { print("\(name) opens \(path)") }
      }

      struct Nothing: Coordinating, Presenting {
        let room = ""
        func next() {}
        func show(_ text: String) {}
      }
      """# + "\n")
}
