/// A member of the club.
@MainActor
protocol User: AnyObject {
  var username: String { get set }
  /// The picture that stands for the user, if there is one.
  var avatar: (any Avatar)? { get set }
  /// Called with each new name.
  var onRename: ((String) -> Void)? { get set }

  init(username: String)
}
