@MainActor
func makeUser(username: String) -> any User {
  ClubApp.shared.newUser(username)
}

@MainActor
func makeAvatar(author: any User) -> any Avatar {
  ClubApp.shared.newAvatar(author)
}

@MainActor
func queryUser(uid: Int) throws -> any User { try ClubApp.shared.findUser(uid) }

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar {
  try ClubApp.shared.findAvatar(uid)
}
