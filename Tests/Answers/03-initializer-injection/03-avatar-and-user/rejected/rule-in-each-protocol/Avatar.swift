/// A picture that a user has made.
protocol Avatar: Presentable {
  /// Where the picture is; empty for a new avatar.
  var imageURL: String { get }
  var author: any User { get }

  init(author: any User)
}

extension Avatar {
  var isValid: Bool { uid >= 0 }
}
