// Wrong: takes a cancelled creation for the end of the work, and throws nothing.
// Rejected by: the caller of register gets the error of create

/// The way into the club. It knows the rules, and nothing of servers.
@MainActor struct Registration {
  let directory: any Directory
  let members: any MemberStore
  let post: any Post

  /// Makes the user a member, or throws what went wrong.
  func register(_ user: any User) async throws {
    guard try directory.isFree(user.username) else { throw NameTaken() }
    do {
      try await user.create()
    } catch is CancellationError {
      return
    }
    try members.add(Member(username: user.username, uid: user.uid))
    post.send(Letter(to: user.username, text: "Welcome to the club"))
    post.send(Letter(to: "the board", text: "\(user.username) has joined"))
  }
}
