// Wrong: an avatar keeps a rule of its own, and its mock is made to fit it.
// Rejected by: one rule of validity is there for whatever has a uid

/// A picture that a user has made.
protocol Avatar: Presentable {
  /// Where the picture is; empty for a new avatar.
  var imageURL: String { get }
  var author: any User { get }

  init(author: any User)
}

extension Avatar {
  var isValid: Bool { uid >= 0 && !imageURL.isEmpty }
}
