/// Which types of users and avatars a club uses.
@MainActor
protocol Configuration {
  associatedtype Member: User
  associatedtype Picture: Avatar
}

enum Types<Member: User, Picture: Avatar>: Configuration {}

extension Configuration {
  static func user(named name: String) -> any User { Member(username: name) }
  static func user(_ uid: Int) throws -> any User { try Member.query(uid: uid) }
  static func avatar(by author: any User) -> any Avatar {
    Picture(author: author)
  }
  static func avatar(_ uid: Int) throws -> any Avatar {
    try Picture.query(uid: uid)
  }
}
