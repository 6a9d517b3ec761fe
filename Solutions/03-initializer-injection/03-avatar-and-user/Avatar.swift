/// A picture that a user has made.
protocol Avatar: Presentable {
  /// Empty until the back end holds the picture.
  var imageURL: String { get }
  var author: any User { get }

  init(author: any User)
}
