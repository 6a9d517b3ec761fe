// The outside world. Leave it as it is.

/// The app, from signing in to signing out. It holds the club all the time.
@MainActor
struct ClubApp {
  let club = makeClub()

  func openProfile(uid: Int) throws -> ProfileScreen {
    ProfileScreen(user: try club.queryUser(uid: uid))
  }
}

/// A screen. It holds a user, and looks at the avatar whenever it is drawn.
@MainActor
struct ProfileScreen {
  let user: any User

  var picture: String {
    user.avatar?.imageURL ?? "no picture"
  }
}
