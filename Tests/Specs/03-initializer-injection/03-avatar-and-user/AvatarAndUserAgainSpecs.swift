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
        The spec called `create(completion:)` on a user, and `found` shows whether \
        the creation had begun when the call returned. Under this constraint, a \
        creation begins before the call returns, so that a fast creation can end \
        immediately. Look at when the task that you start begins to run.
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
        `found` lists the properties of the mocks that can change. Under this \
        constraint, an image URL, a name and an author are constants, so an initializer \
        sets them. Look at how `query(uid:)` makes the object that it returns.
        """)
    }
  #endif
}
