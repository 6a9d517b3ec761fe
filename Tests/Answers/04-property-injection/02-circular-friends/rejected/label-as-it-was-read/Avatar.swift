/// A picture that a user has made.
@MainActor
protocol Avatar: AnyObject {
  /// The same user for as long as the avatar lives.
  var author: any User { get }
  /// The name below the picture: whom it stands for.
  var label: String { get set }
  /// Whom the picture stands for.
  var user: (any User)? { get set }

  init(author: any User)
}
