// Wrong: the error reaches the caller, when the user is stored already.
// Rejected by: Registration passes every check

@MainActor struct Registration {
  let directory: any Directory
  let members: any MemberStore
  let post: any Post

  func register(_ user: any User) async throws {
    guard try directory.isFree(user.username) else { throw NameTaken() }
    var failure: (any Error)?
    do { try await user.create() } catch { failure = error }
    try members.add(Member(username: user.username, uid: user.uid))
    if let failure { throw failure }
    post.send(Letter(to: user.username, text: "Welcome to the club"))
    post.send(Letter(to: "the board", text: "\(user.username) has joined"))
  }
}
