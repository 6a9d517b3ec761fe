/// A picture that a user has made.
protocol Avatar: Presentable {
  /// Where the picture is; empty for a new avatar.
  var imageURL: String { get }
  var author: any User { get }

  // TODO 4: No type of avatar can be built without its author.
  init()
}

// TODO 1: A rule of its own, and wrong.
extension Avatar {
  /// Whether the back end has created it.
  var isValid: Bool { !imageURL.isEmpty }
}
