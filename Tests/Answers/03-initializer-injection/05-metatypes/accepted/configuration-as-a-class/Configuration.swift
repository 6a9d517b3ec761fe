/// Which types of users and avatars a club uses.
@MainActor
final class Configuration {
  typealias Types = (user: any User.Type, avatar: any Avatar.Type)

  let types: Types

  init(_ types: Types) {
    self.types = types
  }
}
