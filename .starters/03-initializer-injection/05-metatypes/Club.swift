// The outside world. Leave it as it is.

/// The app of a club: all its screens.
struct Club {
  let signUp: SignUpScreen
  let profile: ProfileScreen
  let gallery: GalleryScreen
}
