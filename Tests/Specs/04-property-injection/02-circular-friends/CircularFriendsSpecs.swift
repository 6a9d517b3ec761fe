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
      The spec gave a user a self-portrait as its avatar and released both, but the \
      user was still in memory. An avatar refers to its author, and a user refers to \
      its avatar. So the two own each other unless one of these references is weak. \
      Look at `MockUser` and `MockAvatar`: which of them can do without the other?
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
      The spec gave Arya an avatar by Bran and then held only Arya, but the \
      avatar was still in memory. A user can do without an avatar, so no user \
      may own an avatar, even one by another author. Look at how `MockUser` \
      stores the avatar, and for any other place that keeps avatars.
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
      The spec called `befriend` with a user and an avatar, and then held only the \
      user. `found` shows what `user.avatar` was after that. No user owns an avatar, \
      so `user.avatar` must be `nil` once nothing else holds the avatar. If there \
      still is an avatar and the earlier specs are green, `befriend` is the cause: \
      what does its closure capture? If the program crashed, look for an `unowned`.
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
      The spec held an avatar, but not the avatar's author. If `found` is `nil`, the \
      author was released. Otherwise, the avatar has a different author now. An avatar \
      must keep its author, so it must own that user. Break the cycle at the other end.
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
      The spec held two avatars, 0 and 1. It called `befriend` with avatar 0, set \
      `user.avatar` to avatar 1, and then set `user.avatar` to `nil`. `found` lists the values \
      of `user.avatar` after each step. Any code may set a user's avatar, and `user.avatar` \
      must return that avatar for as long as something holds it. Look at `MockUser`.
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
      An avatar by Bran stood for Arya. The spec renamed Arya without reading the \
      label, and then released Arya and kept the avatar. `found` is the avatar's \
      label after that. The label must keep the name that the user had last, even if \
      nothing read it before. Look at where the label of `MockAvatar` gets its text.
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
      The spec released a user's avatar, renamed the user, and printed the new name. The \
      code that updates the label can outlive the avatar, so renaming a user must work \
      even without an avatar. If the program crashed, look for an `unowned` or a `!` in \
      `befriend` and in `MockUser`. Each of them promises that the avatar still exists.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global`() throws {
    let names = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      names == [],
      """
      Your code stores changeable values in the global or static properties that \
      `found` lists. These properties exist for as long as the program runs. So an \
      object in one of them may outlive the user that it belongs to, or turn up \
      again with a different user. Keep a user's avatar in a property of that user.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      You changed or removed the files that `found` lists, which belong to the outside \
      world. The specs use these files to observe your code, so they can no longer \
      tell what your code does. To restore a file, run `swift run workbook reset`, \
      followed by the exercise's number and the file's name.
      """)
  }
}

/// What a spec shows of an object that should be gone.
func memory(_ isReleased: Bool) -> String {
  isReleased ? "released" : "still in memory"
}
