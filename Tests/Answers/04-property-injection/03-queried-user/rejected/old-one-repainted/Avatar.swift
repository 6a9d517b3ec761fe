/// A picture that a user has made. Another picture is another avatar.
@MainActor
protocol Avatar: AnyObject {
  var imageURL: String { get set }
  /// The same user for as long as the avatar lives.
  var author: any User { get }

  init(author: any User, imageURL: String)
}
