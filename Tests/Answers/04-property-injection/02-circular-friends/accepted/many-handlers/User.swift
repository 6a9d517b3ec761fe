/// A member of the club.
@MainActor
protocol User: AnyObject {
  var username: String { get set }
  /// The picture that stands for the user, if there is one.
  var avatar: (any Avatar)? { get set }
  /// Called with each new name, until it returns `false`.
  func observe(_ handler: @escaping (String) -> Bool)

  init(username: String)
}
