/// A picture that a user has made.
@MainActor
protocol Avatar: AnyObject {
  /// The same user for as long as the avatar lives.
  var author: any User { get }
  /// Whom it stands for.
  var model: (any User)? { get set }
  /// The name below the picture: whom it stands for.
  var label: String { get set }

  init(author: any User)
}
