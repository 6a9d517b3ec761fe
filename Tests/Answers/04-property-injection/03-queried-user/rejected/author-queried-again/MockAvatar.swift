// Wrong: an avatar refers to its author weakly, and makes another object when that one is gone.
// Rejected by: an avatar keeps its author when all else is released

/// Stands in for an avatar until there is a back end.
final class MockAvatar: Avatar {
  private weak var known: (any User)?
  private let uid: Int
  private let type: any User.Type
  let imageURL: String

  var author: any User {
    if let known { return known }
    let again = try! type.query(uid: uid)
    known = again
    return again
  }

  init(author: any User, imageURL: String) {
    known = author
    uid = author.uid
    type = Swift.type(of: author)
    self.imageURL = imageURL
  }
}
