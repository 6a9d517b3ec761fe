// Sound: closures in the configuration, which could keep a server too.
// Keeps: 1

@MainActor
struct Configuration {
  let makeUser: (String) -> any User
  let findUser: (Int) throws -> any User
  let makeAvatar: (any User) -> any Avatar
  let findAvatar: (Int) throws -> any Avatar
}
