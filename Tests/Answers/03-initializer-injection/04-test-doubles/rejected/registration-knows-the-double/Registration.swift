// Wrong: the app asks for the test's double, and still swallows the rest.
// Rejected by: the caller of register gets the error of create

@MainActor struct Registration {
  let directory: any Directory
  let members: any MemberStore
  let post: any Post

  func register(_ user: any User) async throws {
    guard try directory.isFree(user.username) else { throw NameTaken() }
    if user is MockFailureUser { try await user.create() }
    try? await user.create()
    try members.add(Member(username: user.username, uid: user.uid))
    post.send(Letter(to: user.username, text: "Welcome to the club"))
    post.send(Letter(to: "the board", text: "\(user.username) has joined"))
  }
}
