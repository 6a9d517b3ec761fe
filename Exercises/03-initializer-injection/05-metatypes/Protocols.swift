/// Something that the back end knows by a number.
@MainActor
protocol Indexable {
  /// Negative until the back end has created it.
  var uid: Int { get }
}

extension Indexable {
  /// Whether the back end has created it.
  var isValid: Bool { uid >= 0 }
}

/// Something that the back end creates and finds again.
protocol Presentable: AnyObject, Indexable {
  /// Lets the back end create it. From then on it has a valid uid.
  func create() async throws

  /// The one that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  static func query(uid: Int) throws -> Self
}

/// The back end holds nothing under this uid.
struct NotFound: Error, Equatable {
  let uid: Int
}

/// A member of the club.
protocol User: Presentable {
  var username: String { get }

  init(username: String)
}

/// A picture that a user has made.
protocol Avatar: Presentable {
  /// Where the picture is; empty for a new avatar.
  var imageURL: String { get }
  var author: any User { get }

  init(author: any User)
}
