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
        Your code declares these optional properties. Under this constraint, an enum says whether a \
        service waits or has started, and each case holds what is there by then. Look at what \
        `start()` changes.
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
        This is what the old store and the old session store. Under this constraint, each leaves the \
        work to the new type, and keeps what that one returns. Look at what `start()` does in `Store` \
        and in `Session`.
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
