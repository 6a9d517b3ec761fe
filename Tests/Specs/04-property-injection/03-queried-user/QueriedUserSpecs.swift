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
      picture(of: user) == "https://example.com/avatars/\(uid).png",
      """
      The spec called `queryUser` and then read the picture of the user's avatar. \
      `found` is that picture, or "no avatar". The user refers to its avatar \
      weakly, and a weak reference keeps nothing alive, so another object must own \
      the avatar. Look at which objects still exist after `queryUser` has returned.
      """)
  }

  @Test func `thousands of users each have an avatar of their own`() throws {
    // Thousands in a row, and some that a table of a fixed size would put in the same place.
    let uids =
      Array(0..<Odd.many) + [16, 20, 32, 40].map { 7 + 1 << $0 }
      + [100_007, 1_000_007, Int.max]
    let users = try uids.map { try club.queryUser(uid: $0) }

    var uidOfUser: [ObjectIdentifier: Int] = [:]
    let others = zip(uids, users).compactMap { uid, user -> String? in
      if let first = uidOfUser[ObjectIdentifier(user)] {
        return "user \(uid) is the object that was found for uid \(first)"
      }
      uidOfUser[ObjectIdentifier(user)] = uid
      guard let avatar = user.avatar else { return "user \(uid) has no avatar" }
      return avatar.author === user
        ? nil : "user \(uid) has an avatar by another author"
    }

    #expect(
      others.prefix(3) == [],
      """
      The club found more than ten thousand users, and the spec held all of \
      them. `found` describes what was wrong, for at most three users. Each uid \
      stands for a different user, who must have an avatar of its own for as \
      long as the club exists. Look at where your code stores what it has found: \
      there must be room for every user, and no two uids may be confused.
      """)
  }

  @Test func `asked again, the club gives the same user and avatar`() throws {
    let first = try club.queryUser(uid: 7)
    let avatar = first.avatar
    let answers = again {
      guard let user = try? club.queryUser(uid: 7) else { return "an error" }
      guard user === first else { return "another user" }
      guard let now = user.avatar else {
        return "the same user without an avatar"
      }
      return now === avatar
        ? "the same user and avatar" : "the same user with another avatar"
    }

    #expect(
      answers == Array(repeating: "the same user and avatar", count: 3),
      """
      The spec asked the club for uid 7, held the user and its avatar, and then \
      asked three more times. `found` lists what the club returned. Two objects for \
      one user would show different pictures after a change. So `queryUser` must \
      return the user that it has already found, and leave that user's avatar alone.
      """)
  }

  @Test(arguments: ["asked for before", "not asked for yet"])
  func `a change counts even while only the club holds the user`(user7: String)
    throws
  {
    if user7 == "asked for before" { _ = try club.queryUser(uid: 7) }

    let change = outcome { try club.changeAvatar(ofUser: 7, to: "beach.png") }
    let shown = try again { picture(of: try club.queryUser(uid: 7)) }

    #expect(
      [change] + shown == ["no error", "beach.png", "beach.png", "beach.png"],
      """
      The spec called `changeAvatar` for user 7 while nothing but the club could hold that \
      user. Then it asked for user 7 three times. `found` shows how the call ended, and then \
      the picture of the user that each query returned. A user can get a new avatar at any \
      time, and the new avatar must still be there when a screen asks for that user later. Look \
      at how `changeAvatar` finds the user, and at what owns the new avatar after the call.
      """)
  }

  @Test func `an avatar keeps its author when all else is released`() {
    let authors = SpecClient(
      """
      try await MainActor.run {
        weak var user: AnyObject?
        let avatarOfUser7 = {
          let club = makeClub()
          return try withExtendedLifetime(club) {
            let found = try club.queryUser(uid: 7)
            user = found
            return found.avatar
          }
        }
        guard let avatar = try avatarOfUser7() else { return print("no avatar") }
        let author = avatar.author
        print(author === user ? "that user" : "another object", "named", author.username)
      }
      """
    ).lines()

    #expect(
      authors == ["that user named user 7"],
      """
      A small program held an avatar of user 7, released that user and the club, and \
      then read `avatar.author`. An avatar has the same author for as long as it \
      exists, so it must own the author. If `found` is "no avatar", the user never \
      had one, so look at `Club.queryUser`. If `found` contains "another object", or \
      the program ended early, the author was gone. In that case, look at how \
      `MockAvatar` refers to its `author`, which must be neither weak nor unowned.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      Your code has the global or static properties in `found`. All clubs share these \
      properties, and they outlive every club. What a club has found belongs to that club. \
      Make it a stored property of `Club`, or of an object that `makeClub()` creates.
      """)
  }

  @Test(.tags(.guard), arguments: [false, true])
  func `keeps nothing alive once the club is released`(changed: Bool) throws {
    weak var user: AnyObject?
    weak var avatar: AnyObject?
    do {
      let club = makeClub()
      let found = try club.queryUser(uid: 7)
      if changed { try club.changeAvatar(ofUser: 7, to: "beach.png") }
      (user, avatar) = (found, found.avatar)
    }

    let alive = [
      user == nil ? nil : "the user", avatar == nil ? nil : "the avatar",
    ]
    #expect(
      alive.compactMap(\.self) == [],
      """
      The spec released the club and the user, but the objects in `found` were \
      still alive. After a sign-out, nothing that belonged to the club may stay \
      in memory. The user and the avatar may own each other, which you would see \
      in the properties and closures of `MockUser` and `MockAvatar`. Otherwise, \
      something that outlives the club, such as a task, holds these objects.
      """)
  }

  @Test(.tags(.guard), arguments: [-1, Int.min])
  func `keeps an unknown uid an error`(uid: Int) {
    #expect(
      throws: NotFound(uid: uid),
      """
      The spec called `queryUser` with a uid that the back end doesn't know, and the call \
      didn't throw `NotFound` for that uid. If a user doesn't exist, `queryUser` must \
      throw an error and not return an empty user. Let the error of `query(uid:)` through.
      """
    ) { try club.queryUser(uid: uid) }
    #expect(
      throws: NotFound(uid: uid),
      """
      The spec called `changeAvatar` with a uid that the back end doesn't know, \
      and the call didn't throw `NotFound` for that uid. Without the error, the \
      caller would believe that the picture was changed. In `changeAvatar`, \
      look for the code that finds the user, and let its error through.
      """
    ) { try club.changeAvatar(ofUser: uid, to: "beach.png") }
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

/// The picture that stands for the user.
@MainActor
func picture(of user: any User) -> String {
  user.avatar?.imageURL ?? "no avatar"
}

/// How a call ended.
@MainActor
private func outcome(_ call: () throws -> Void) -> String {
  do {
    try call()
    return "no error"
  } catch {
    return "\(error)"
  }
}
