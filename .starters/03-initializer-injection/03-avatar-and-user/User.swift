/// A member of the club.
protocol User: Presentable {
  var username: String { get }

  init(username: String)
}

// TODO 1: A rule of its own, and wrong.
extension User {
  /// Whether the back end has created it.
  var isValid: Bool { uid > 0 }
}
