import SpecSupport
import SpecTags
import Testing

@testable import QueriedUser

@MainActor
@Suite struct QueriedUserSpecs {
  let club = makeClub()

  @Test(arguments: [0, 7])
  func `a queried user has an avatar`(uid: Int) throws {
    let user = try club.queryUser(uid: uid)

    #expect(
      user.avatar?.imageURL == "https://example.com/avatars/\(uid).png",
      """
      The user was found and has no avatar, or another one. A weak reference \
      keeps nothing alive: somebody who lives on must own the avatar.
      """)
  }

  @Test func `a hundred users each have an avatar of their own`() throws {
    let users = try (1...100).map { try club.queryUser(uid: $0) }

    let owners = users.filter { $0.avatar?.author === $0 }

    #expect(
      owners.count == 100,
      """
      Some of a hundred users have no avatar, or that of another. The owner \
      must keep one avatar for each user, not the last one alone.
      """)
  }

  @Test func `asked again, the club gives the same user and avatar`() throws {
    let first = try club.queryUser(uid: 7)
    let avatar = try #require(
      first.avatar, "The user has no avatar: somebody must own it.")

    let second = try club.queryUser(uid: 7)

    #expect(
      second === first,
      """
      The club was asked twice for uid 7 and gave two users. Two screens \
      would each change their own: check first whether the user is known.
      """)
    #expect(
      first.avatar === avatar && second.avatar === avatar,
      """
      The avatar was replaced, though nobody changed it. Asking must give \
      the one that is there, not a fresh one for each question or each look.
      """)
  }

  @Test func `an avatar keeps its author when all else is let go`() async {
    await #expect(
      processExitsWith: .success,
      """
      Somebody still held the avatar, and its author was gone. An avatar \
      must have an author, so it owns the author: neither weak nor unowned.
      """
    ) {
      try await MainActor.run {
        let avatar = try avatarOfUser7()

        #expect(
          avatar?.author.username == "user 7",
          "Either user 7 had no avatar, or the avatar has lost its author.")
      }
    }
  }

  @Test(.tags(.guard), arguments: [false, true])
  func `keeps nobody alive once the club is let go`(changed: Bool) throws {
    weak var user: (any User)?
    weak var avatar: (any Avatar)?
    do {
      let club = makeClub()
      let found = try club.queryUser(uid: 7)
      if changed { try club.changeAvatar(ofUser: 7, to: "beach.png") }
      (user, avatar) = (found, found.avatar)
    }

    let stayed = [
      user.map { _ in "the user" }, avatar.map { _ in "the avatar" },
    ].compactMap { $0 }
    #expect(
      stayed == [],
      """
      The club and the user were let go, and this is still there: \
      \(stayed.joined(separator: " and ")). Either user and avatar own each \
      other, which is a cycle, or somebody owns them who outlives the club: a \
      static table, a task, a closure.
      """)
  }

  @Test(.tags(.guard), arguments: [-1, Int.min])
  func `keeps an unknown uid an error`(uid: Int) {
    #expect(
      throws: NotFound(uid: uid),
      "A user that does not exist is an error, not an empty user."
    ) { try club.queryUser(uid: uid) }
    #expect(
      throws: NotFound(uid: uid),
      "A user that does not exist gets no avatar. Let the error through."
    ) { try club.changeAvatar(ofUser: uid, to: "beach.png") }
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

/// Lets go of the club and the user when it returns.
@MainActor
private func avatarOfUser7() throws -> (any Avatar)? {
  let club = makeClub()
  let user = try club.queryUser(uid: 7)
  return withExtendedLifetime(club) { user.avatar }
}
