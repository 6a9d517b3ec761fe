import SpecSupport
import SpecTags
import Testing

@testable import CircularFriends

@MainActor
@Suite struct CircularFriendsSpecs {
  @Test func `a user with an avatar is gone when nobody holds them`() {
    let userIsGone = isReleased {
      let user = makeUser(username: "Arya")
      let avatar = makeAvatar(author: user)
      user.avatar = avatar
      return user as AnyObject
    }

    #expect(
      userIsGone,
      """
      Nobody else holds the user or the avatar, and the user is still there: \
      the two hold each other. One must own the other, and the way back must \
      not own. Which of them can do without the other?
      """)
  }

  @Test func `an avatar is gone when nobody holds it, though its user stays`() {
    let user = makeUser(username: "Arya")

    let avatarIsGone = isReleased {
      let avatar = makeAvatar(author: makeUser(username: "Bran"))
      user.avatar = avatar
      return avatar as AnyObject
    }

    #expect(
      avatarIsGone,
      """
      Only the user refers to the avatar now, and it is still there. A user \
      can do without an avatar, so no user owns one, whoever made it. Hold it \
      weakly, and in no other place.
      """)
    withExtendedLifetime(user) {}
  }

  @Test func `a user's avatar is nil once the avatar is gone`() async {
    await #expect(
      processExitsWith: .success,
      """
      The app stopped at `user.avatar` when the avatar was gone. `unowned` is \
      a promise that the avatar lives longer than the user. It does not.
      """
    ) {
      await MainActor.run {
        let user = makeUser(username: "Arya")
        befriend(user, makeAvatar(author: user))

        #expect(
          user.avatar == nil,
          """
          Nobody but the user refers to the avatar, so `user.avatar` must be \
          nil. Either `MockUser` owns its avatar, or something else that the \
          user keeps does: what does the closure in `befriend` capture?
          """)
      }
    }
  }

  @Test(.tags(.guard))
  func `keeps an author for as long as the avatar`() {
    weak var author: (any User)?
    let avatar: any Avatar
    do {
      let user = makeUser(username: "Arya")
      avatar = makeAvatar(author: user)
      befriend(user, avatar)
      author = user
    }

    #expect(
      author != nil && avatar.author === author,
      """
      The avatar is held, and its author is gone. An avatar must have an \
      author, so it owns that user: break the cycle at the other end.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a user's avatar while somebody holds it`() {
    let user = makeUser(username: "Arya")
    let avatar = makeAvatar(author: makeUser(username: "Bran"))

    befriend(user, avatar)

    #expect(
      user.avatar === avatar,
      """
      `befriend` was given an avatar that the spec holds, and the user has \
      none, or another one. Break the cycle, but keep the way to the avatar.
      """)
  }

  @Test(.tags(.guard))
  func `keeps renaming safe when the avatar is gone`() async {
    await #expect(
      processExitsWith: .success,
      """
      The avatar was gone, the user got a new name, and the app stopped. The \
      handler lives as long as the user, so it may outlive the avatar: it \
      must ask whether there still is one.
      """
    ) {
      await MainActor.run {
        let user = makeUser(username: "Arya")
        befriend(user, makeAvatar(author: user))
        user.username = "No One"
      }
    }
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}
