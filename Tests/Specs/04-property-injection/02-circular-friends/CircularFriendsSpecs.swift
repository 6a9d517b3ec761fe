import SpecSupport
import SpecTags
import Testing

@testable import CircularFriends

@MainActor
@Suite struct CircularFriendsSpecs {
  @Test func `a user with an avatar is gone when nothing holds them`() {
    let userIsGone = isReleased {
      let user = makeUser(username: "Arya")
      let avatar = makeAvatar(author: user)
      user.avatar = avatar
      return user as AnyObject
    }

    #expect(
      memory(userIsGone) == "released",
      """
      A user got a self-portrait, the spec released both, and the user is still in memory. An \
      avatar refers to its author and a user to the avatar, so the two own each other unless one \
      of these references is weak. Look at `MockUser` and `MockAvatar`: which of them can do \
      without the other?
      """)
  }

  @Test func `an avatar is gone when nothing holds it, though its user stays`()
  {
    let user = makeUser(username: "Arya")

    let avatarIsGone = isReleased {
      let avatar = makeAvatar(author: makeUser(username: "Bran"))
      user.avatar = avatar
      return avatar as AnyObject
    }

    #expect(
      memory(avatarIsGone) == "released",
      """
      Arya's avatar was made by Bran. The spec holds only Arya, and the avatar is still in memory. \
      A user can do without an avatar, so no user may own one, even if another user has made it. \
      Look at how `MockUser` stores the avatar, and for another place that keeps avatars.
      """)
    withExtendedLifetime(user) {}
  }

  @Test func `a user's avatar is nil once the avatar is gone`() {
    let client = SpecClient(
      """
      await MainActor.run {
        let user = makeUser(username: "Arya")
        befriend(user, makeAvatar(author: user))
        print(user.avatar == nil ? "nil" : "an avatar")
      }
      """)

    #expect(
      client.lines() == ["nil"],
      """
      A user and an avatar were befriended, only the user was held, and this is what \
      `user.avatar` was then. No user owns an avatar, so it must be nil. If there still is an \
      avatar and the earlier specs are green, `befriend` is the cause: what does its closure \
      capture? If the program crashed, look for an `unowned`.
      """)
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

    let found = author.map {
      avatar.author === $0 ? "the given author" : "another author"
    }

    #expect(
      found == "the given author",
      """
      The spec holds an avatar and nothing else, and the avatar's author is gone (nil) or is another \
      user. An avatar must have its author, so it must own that user. Break the cycle \
      at the other end.
      """)
    withExtendedLifetime(avatar) {}
  }

  @Test(.tags(.guard))
  func `keeps a user's avatar while it is held`() {
    let user = makeUser(username: "Arya")
    let author = makeUser(username: "Bran")
    let avatars = [makeAvatar(author: author), makeAvatar(author: author)]
    func found() -> String {
      avatars.firstIndex { $0 === user.avatar }.map { "avatar \($0)" } ?? "none"
    }

    befriend(user, avatars[0])
    var steps = [found()]
    user.avatar = avatars[1]
    steps.append(found())
    user.avatar = nil
    steps.append(found())

    #expect(
      steps == ["avatar 0", "avatar 1", "none"],
      """
      The spec holds two avatars. This is what `user.avatar` was after `befriend` with the first \
      one, after it was set to the second one, and after it was set to nil. Anyone may set a \
      user's avatar, and it stays for as long as the avatar is held. Look at `MockUser`.
      """)
    withExtendedLifetime(avatars) {}
  }

  @Test(.tags(.guard))
  func `keeps an avatar's label when its user is gone`() {
    let avatar = makeAvatar(author: makeUser(username: "Bran"))
    do {
      let user = makeUser(username: "Arya")
      befriend(user, avatar)
      user.username = "Lady Arya"
      withExtendedLifetime(user) {}
    }

    #expect(
      avatar.label == "Lady Arya",
      """
      An avatar by Bran stood for Arya, who got another name, and nobody read the label. Then the \
      spec released her and kept the avatar. The last name of the user stays, read or not. Look at \
      where the label of `MockAvatar` gets its text from.
      """)
  }

  @Test(.tags(.guard))
  func `keeps renaming safe when the avatar is gone`() {
    let client = SpecClient(
      """
      await MainActor.run {
        let user = makeUser(username: "Arya")
        befriend(user, makeAvatar(author: user))
        user.username = "No One"
        print(user.username)
      }
      """)

    #expect(
      client.lines() == ["No One"],
      """
      A user got a new name after the avatar was released. Whatever updates the label lives as long \
      as the user, so it may outlive the avatar. If the program crashed, look for an `unowned` or \
      a `!` in `befriend` and in `MockUser`: both promise that there still is an avatar.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global`() throws {
    let names = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      names == [],
      """
      Your code stores something that can change in the globals or static properties found here. \
      They live as long as the program, so what they refer to may outlive its user, or turn up \
      again at another user. A user's avatar belongs in a property of that user.
      """)
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

/// What a spec shows of an object that should be gone.
func memory(_ isReleased: Bool) -> String {
  isReleased ? "released" : "still in memory"
}
