/// The way into the club. It knows the rules, and nothing of servers.
@MainActor struct Registration {
  let directory: any Directory
  let members: any MemberStore
  let post: any Post

  /// Makes the user a member:
  ///
  /// - asks the directory, and throws `NameTaken` unless the name is free;
  /// - has the user created, and adds a member with the uid that this gave;
  /// - sends a letter to the new member, and then one to the board.
  ///
  /// It throws whatever goes wrong on the way, as it is. From then on it adds
  /// nothing and sends nothing.
  func register(_ user: any User) async throws {
    guard try directory.isFree(user.username) else { throw NameTaken() }
    try await user.create()
    try members.add(Member(username: user.username, uid: user.uid))
    post.send(Letter(to: user.username, text: "Welcome to the club"))
    post.send(Letter(to: "the board", text: "\(user.username) has joined"))
  }
}
