// Wrong: sends the letters before the store has taken the member.
// Rejected by: keeps the steps of a registration in order

/// The way into the club. It knows the rules, and nothing of servers.
@MainActor struct Registration {
  let directory: any Directory
  let members: any MemberStore
  let post: any Post

  /// Makes the user a member, or throws what went wrong.
  func register(_ user: any User) async throws {
    guard try directory.isFree(user.username) else { throw NameTaken() }
    try await user.create()
    post.send(Letter(to: user.username, text: "Welcome to the club"))
    post.send(Letter(to: "the board", text: "\(user.username) has joined"))
    try members.add(Member(username: user.username, uid: user.uid))
  }
}
