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
        This is how many functions that return a user or an avatar stand in an extension of `Container`. \
        Under this constraint, the four accessors stand there, and the manager calls them. Look at what \
        a manager adds to its container.
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
        The screens store what has these types. Under this constraint, there's no manager, and each screen \
        is handed the two functions that it calls. Look at what `SignUp` and `MemberPage` keep.
        """)
    }
  #endif
}
