// The four functions of 3.3. Older screens call them, and so do its specs.

@MainActor
func makeUser(username: String) -> any User { ClubManager.app.newUser(named: username) }

@MainActor
func makeAvatar(author: any User) -> any Avatar { ClubManager.app.newAvatar(by: author) }

@MainActor
func queryUser(uid: Int) throws -> any User { try ClubManager.app.user(uid) }

@MainActor
func queryAvatar(uid: Int) throws -> any Avatar { try ClubManager.app.avatar(uid) }
