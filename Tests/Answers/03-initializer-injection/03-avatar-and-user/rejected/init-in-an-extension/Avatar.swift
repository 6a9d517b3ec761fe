// Wrong: gives every type of avatar an initializer that asks for nothing.
// Rejected by: no type of avatar can be built without its author

/// A picture that a user has made.
protocol Avatar: Presentable {
  /// Where the picture is; empty for a new avatar.
  var imageURL: String { get }
  var author: any User { get }

  init(author: any User)
}

extension Avatar {
  /// For previews and examples, where the author doesn't matter.
  init() {
    self.init(author: MockUser(username: "placeholder"))
  }
}
