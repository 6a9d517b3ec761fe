/// A member of the club.
protocol User: Presentable {
  var username: String { get }

  init(username: String)
}

extension User {
  /// Whether the back end has created it.
  var isValid: Bool { uid > 0 }
}
