import SpecSupport
import Testing

@testable import DiManager

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@MainActor
@Suite struct DiManagerAgainSpecs {
  #if AGAIN_1
    @Test func `the container has the accessors`() throws {
      let lines = try CompiledAnswer(spec: #filePath).declaredLines
      let accessors = lines.indices.filter {
        lines[$0].contains(/\bfunc .*-> any (User|Avatar)\b/)
      }
      let owners = accessors.compactMap { index in
        lines[..<index].last {
          $0.contains(/\b(struct|class|enum|actor|extension|protocol) \w/)
        }
      }
      let ofTheContainer = owners.filter { $0.contains("extension Container") }

      #expect(
        (ofTheContainer.count < 4 ? "\(ofTheContainer.count)" : "four or more")
          == "four or more",
        """
        `found` is the number of functions in extensions of `Container` that return a user \
        or an avatar. Under this constraint, the four accessors are in such an extension, \
        and the manager calls them. Look at what a manager adds to its container.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `each screen stores closures alone`() {
      let screens = makeScreens()
      let parts: [Any] = [screens.signUp, screens.memberPage]
      let stored = parts.flatMap { screen in
        Mirror(reflecting: screen).children.map { "\(type(of: $0.value))" }
      }

      #expect(
        stored.filter { !$0.contains("->") } == [],
        """
        `found` lists the types of the values that your screens store, except for \
        closures. Under this constraint, there's no manager, and each screen receives \
        the two functions that it calls. Look at what `SignUp` and `MemberPage` store.
        """)
    }
  #endif
}
