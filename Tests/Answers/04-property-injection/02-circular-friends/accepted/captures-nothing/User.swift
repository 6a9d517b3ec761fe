/// A member of the club.
@MainActor
protocol User: AnyObject {
  var username: String { get set }
  var avatar: (any Avatar)? { get set }
  /// Called with the user after each change of the name.
  var onRename: ((any User) -> Void)? { get set }

  init(username: String)
}
