/// A member of the club.
protocol User: Presentable {
  var username: String { get }

  init(username: String)
}

extension User {
  var isValid: Bool { uid >= 0 }
}
