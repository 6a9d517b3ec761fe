/// A member of the club.
@MainActor
protocol User: AnyObject {
  var username: String { get set }
  /// The picture that stands for the user, if there is one.
  var avatar: (any Avatar)? { get set }

  init(username: String)
}

/// A picture that a user has made.
@MainActor
protocol Avatar: AnyObject {
  /// The same user for as long as the avatar lives.
  var author: any User { get }
  /// The name below the picture: whom it stands for.
  var label: String { get set }
  /// What the avatar's users hold of it.
  var bond: Bond { get }

  init(author: any User)
}

/// The way to an avatar for those who do not own it.
@MainActor
final class Bond {
  weak var avatar: (any Avatar)?
}

final class MockUser: User {
  private weak var bond: Bond?

  var username: String {
    didSet { avatar?.label = username }
  }

  var avatar: (any Avatar)? {
    get { bond?.avatar }
    set { bond = newValue?.bond }
  }

  init(username: String) {
    self.username = username
  }
}

final class MockAvatar: Avatar {
  let bond = Bond()
  let author: any User
  var label = ""

  init(author: any User) {
    self.author = author
    bond.avatar = self
  }
}
