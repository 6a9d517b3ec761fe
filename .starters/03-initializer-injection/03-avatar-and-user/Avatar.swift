/// A picture that a user has made.
protocol Avatar: Presentable {
  /// Where the picture is; empty for a new avatar.
  var imageURL: String { get }
  var author: any User { get }

  // TODO: An avatar without an author makes no sense, but this line allows it.
  init()
}

extension Avatar {
  /// Whether the back end has created it.
  var isValid: Bool { !imageURL.isEmpty }
}
