@MainActor
func makeUser(username: String) -> any User { appServices.newUser(username) }

@MainActor
func makeAvatar(author: any User) -> any Avatar { appServices.newAvatar(by: author) }

@MainActor
func queryUser(uid: Int) throws -> any User { try appServices.user(uid) }

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar { try appServices.avatar(uid) }
