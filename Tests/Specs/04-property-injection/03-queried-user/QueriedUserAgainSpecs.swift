import SpecSupport
import Testing

@testable import QueriedUser

/// What “Again, but …” adds: each spec runs only when its constraint was chosen.
@MainActor
@Suite struct QueriedUserAgainSpecs {
  #if AGAIN_1
    @Test func `the club stores no collection`() {
      let stored = Mirror(reflecting: makeClub()).children.map(\.value)
        .filter {
          [.collection, .dictionary, .set]
            .contains(Mirror(reflecting: $0).displayStyle)
        }
        .map { "\(type(of: $0))" }

      #expect(
        stored == [],
        """
        The club stores the collections whose types `found` lists. Under this constraint, \
        a separate type owns the users or their avatars, and `makeClub()` passes it to \
        the club. Look at where the club looks for a user that it has found before.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `an avatar lives only while it is looked at`() throws {
      let club = makeClub()
      let user = try club.queryUser(uid: 7)
      weak var seen: (any Avatar)?
      do {
        let avatar = user.avatar
        seen = avatar
        let sees = user.avatar === avatar
        try #require(
          [avatar == nil ? "no avatar" : "an avatar", "\(sees)"]
            == ["an avatar", "true"],
          """
          The spec read a user's avatar twice and held it in between. `found` shows whether there \
          was an avatar, and whether both reads returned the same one. As long as something holds \
          an avatar, the user has that avatar and no other. Look at what `avatar` returns.
          """)
      }

      let isGone = seen == nil
      #expect(
        (isGone ? "gone" : "still there") == "gone",
        """
        The spec read a user's avatar, and then nothing outside your code held that avatar. It \
        should be gone, but it's still there. Under this constraint, the club owns only users, \
        and your code makes an avatar when something looks at it. Look at what holds the avatar.
        """)
    }
  #endif
}
