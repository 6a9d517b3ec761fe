// Wrong: the root gives each screen an initializer that asks for nothing.
// Rejected by: no screen can be built without knowing its types

// The only file that knows a mock or a local type.

/// Builds a club that uses these types.
@MainActor
func makeClub(
  userType: any User.Type, avatarType: any Avatar.Type
) -> Club {
  let configuration = Configuration(userType: userType, avatarType: avatarType)
  return Club(
    signUp: SignUpScreen(configuration: configuration),
    profile: ProfileScreen(configuration: configuration),
    gallery: GalleryScreen(configuration: configuration))
}

extension Configuration {
  static var app: Configuration {
    Configuration(userType: LocalUser.self, avatarType: LocalAvatar.self)
  }
}

extension SignUpScreen { init() { self.init(configuration: .app) } }
extension ProfileScreen { init() { self.init(configuration: .app) } }
extension GalleryScreen { init() { self.init(configuration: .app) } }

/// Builds the app's club. The app's main calls this.
@MainActor
func makeClub() -> Club {
  makeClub(userType: LocalUser.self, avatarType: LocalAvatar.self)
}
