/// The screen on which a new member joins the club.
@MainActor
struct SignUp {
  private let members: any MemberMaking

  init(_ members: any MemberMaking) { self.members = members }

  func join(as username: String) async throws -> any Avatar {
    let user = members.user(username: username)
    try await user.create()
    let avatar = members.avatar(author: user)
    try await avatar.create()
    return avatar
  }
}
