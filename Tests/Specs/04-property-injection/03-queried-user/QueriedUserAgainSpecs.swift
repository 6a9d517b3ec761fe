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
        A club stores the collections found here. Under this constraint, a type of its own owns the \
        members or their avatars, and `makeClub()` hands it to the club. Look at what the club asks \
        when it looks for a member that it has found before.
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
          A user was asked twice for the avatar, which was held meanwhile. As long as something holds \
          it, the user has that one and no other. Look at what `avatar` returns.
          """)
      }

      let isGone = seen == nil
      #expect(
        (isGone ? "gone" : "still there") == "gone",
        """
        A user's avatar was looked at, and then nothing outside of your code held it. Under this \
        constraint, the club owns users alone, and an avatar is made when it's looked at. Look at what \
        holds the avatar.
        """)
    }
  #endif
}
