/// A picture that a user has made.
protocol Avatar: Presentable {
  /// Empty until the back end holds the picture.
  var imageURL: String { get }
  var author: any User { get }

  // TODO 4: No type of avatar can be built without its author.
  init()
}

extension Avatar {
  /// Whether the back end has created it.
  var isValid: Bool { !imageURL.isEmpty }
}
