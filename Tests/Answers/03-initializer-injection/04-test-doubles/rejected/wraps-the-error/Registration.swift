// Wrong: the error of the creation arrives in an envelope that describes itself like it.
// Rejected by: the caller of register gets the error of create

/// A user couldn't be created.
struct CreationFailed: Error, CustomStringConvertible {
  let reason: any Error
  var description: String { "\(reason)" }
}

/// The way into the club. It knows the rules, and nothing of servers.
@MainActor struct Registration {
  let directory: any Directory
  let members: any MemberStore
  let post: any Post

  /// Makes the user a member, in three steps:
  ///
  /// - asks the directory, and throws `NameTaken` unless the name is free;
  /// - has the user created, and adds a member with the uid that this gave;
  /// - sends a letter to the new member, and then one to the board.
  ///
  /// The steps happen in this order. Once one fails, none of the later ones
  /// happens, and the caller gets the error as it is.
  func register(_ user: any User) async throws {
    guard try directory.isFree(user.username) else { throw NameTaken() }
    do {
      try await user.create()
    } catch {
      throw CreationFailed(reason: error)
    }
    try members.add(Member(username: user.username, uid: user.uid))
    post.send(Letter(to: user.username, text: "Welcome to the club"))
    post.send(Letter(to: "the board", text: "\(user.username) has joined"))
  }
}
