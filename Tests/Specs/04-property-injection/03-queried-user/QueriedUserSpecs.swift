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
      `queryUser` found the user, but the user's avatar isn't the one that the club made. The \
      user refers to its avatar weakly, and a weak reference keeps nothing alive, so another \
      object must own the avatar. Look at which objects are still there when `queryUser` has \
      returned.
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
      The club found more than ten thousand users, all of them are still held, and these lines (at \
      most three of them) say what was wrong with some. Every user that the club has found keeps \
      an avatar of its own for as long as the club is there, and another uid is another user. Look \
      at where your code keeps what was found: that place needs room for every user, and has to \
      tell any two uids apart.
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
      The spec asked the club for uid 7, held on to the user and its avatar, and asked three more \
      times. Two objects for one user would show different pictures after a change, so \
      `queryUser` must return the user that it has already found, and leave its avatar alone.
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
      `changeAvatar` was called for user 7 while nothing but the club could hold that user, and \
      then the spec asked for user 7 three times. The first line says how the call ended, the \
      others which picture each answer shows. A member can get a new avatar at any time, and the \
      change must still be there when a screen asks for that member later. Look at how \
      `changeAvatar` finds the user, and at what owns the new avatar when it has returned.
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
      A small program held an avatar of user 7, released that user and the club, and then asked \
      for `avatar.author`. An avatar has the same author from its first moment to its last, so it \
      must own the author. If you see "no avatar" here, the user had none to begin with, so look at \
      `Club.queryUser`. If you see "another object", or the program ended early, the author was \
      gone: look at how `MockAvatar` refers to its `author`, which must be neither weak nor unowned.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      These properties are global or static, so all clubs share what is in them, and it outlives \
      every club. What a club has found belongs to that club: make it a stored property of \
      `Club`, or of an object that `makeClub()` creates.
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
      The club and the user were released, and the objects found here are still alive, so every \
      sign-out would leak them. Either user and avatar own each other, which you can see in the \
      properties and closures of `MockUser` and `MockAvatar`, or something that outlives the club \
      holds them, such as a task.
      """)
  }

  @Test(.tags(.guard), arguments: [-1, Int.min])
  func `keeps an unknown uid an error`(uid: Int) {
    #expect(
      throws: NotFound(uid: uid),
      """
      `queryUser` was called with a uid that the back end doesn't know, and didn't throw its \
      `NotFound`. A member who doesn't exist is an error, not an empty user. Let the error of \
      `query(uid:)` through.
      """
    ) { try club.queryUser(uid: uid) }
    #expect(
      throws: NotFound(uid: uid),
      """
      `changeAvatar` was called with a uid that the back end doesn't know, and didn't throw its \
      `NotFound`. The caller would believe that the picture was changed. Let the error through \
      that looking for the user throws.
      """
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
