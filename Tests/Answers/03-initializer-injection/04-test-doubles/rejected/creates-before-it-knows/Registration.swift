// Wrong: asks first, but creates the user before it looks at the answer.
// Rejected by: keeps the other failures of a registration as they are

/// The way into the club. It knows the rules, and nothing of servers.
@MainActor struct Registration {
  let directory: any Directory
  let members: any MemberStore
  let post: any Post

  /// Makes the user a member, or throws what went wrong.
  func register(_ user: any User) async throws {
    let isFree = try directory.isFree(user.username)
    try await user.create()
    guard isFree else { throw NameTaken() }
    try members.add(Member(username: user.username, uid: user.uid))
    post.send(Letter(to: user.username, text: "Welcome to the club"))
    post.send(Letter(to: "the board", text: "\(user.username) has joined"))
  }
}
