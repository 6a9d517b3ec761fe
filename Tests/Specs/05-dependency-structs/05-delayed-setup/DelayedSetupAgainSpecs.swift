import SpecSupport
import Testing

@testable import DelayedSetup

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@Suite struct DelayedSetupAgainSpecs {
  #if AGAIN_1
    @Test func `no property is optional`() throws {
      let optional = try CompiledAnswer(spec: #filePath).declaredLines
        .filter { $0.contains(/\b(let|var) [^:]+: .*[?!]$/) }

      #expect(
        optional == [],
        """
        `found` lists the optional properties that your code declares. Under this \
        constraint, an enum shows whether a service is waiting or has started, and each case \
        stores only what the service has in that state. Look at what `start()` changes.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `each old service stores a new one`() {
      let services = makeServices(disk: AgainDisk(), server: AgainServer())
      func types(in service: Any) -> String {
        Mirror(reflecting: service).children
          .map { "\(type(of: $0.value))" }.joined(separator: ", ")
      }
      let found = [
        ("OpenStore", types(in: services.store)),
        ("SignedInSession", types(in: services.session)),
      ].map { name, types in types.contains(name) ? name : types }

      #expect(
        found == ["OpenStore", "SignedInSession"],
        """
        `found` has one entry for `Store` and one for `Session`. An entry is the new type if \
        the service stores it, and otherwise lists the types that the service does store. \
        Under this constraint, each old service leaves the work to its new type, and stores \
        a value of this type. Look at what `start()` does in `Store` and in `Session`.
        """)
    }
  #endif
}

#if AGAIN_2
  private struct AgainDisk: Disk {
    func open() throws -> String { "token" }
  }

  private struct AgainServer: Server {
    func signIn(token: String) throws -> String { "Ada" }
  }
#endif
