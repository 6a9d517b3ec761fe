import SpecSupport
import Testing

@testable import AvatarAndUser

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@MainActor
@Suite struct AvatarAndUserAgainSpecs {
  #if AGAIN_1
    @Test func `a creation begins before create returns`() {
      let begun = SpecVariable(false)
      let user = TestUser(username: "Ada")
      user.backEnd = {
        begun.value = true
        return 7
      }
      user.create { _ in }

      #expect(
        (begun.value ? "begun" : "not begun") == "begun",
        """
        `create(completion:)` was called, and right after it returned, this is how far the creation \
        was. Under this constraint, it begins at once, so that a fast one is over at once, too. Look \
        at when the task that you start begins to run.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `nothing but a uid can change`() throws {
      let loose = try CompiledAnswer(spec: #filePath)
        .loosePlaces(for: ["String", "User"]).filter { $0.hasPrefix("Mock") }

      #expect(
        loose == [],
        """
        These properties of the mocks can change. Under this constraint, an image URL, a name and an \
        author are constants, so an initializer sets them. Look at how `query(uid:)` makes what it \
        returns.
        """)
    }
  #endif
}
