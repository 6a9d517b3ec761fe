/// A member of the club.
@MainActor
protocol User: AnyObject {
  var uid: Int { get }
  var username: String { get }
  /// The picture that stands for the user, if there is one.
  var avatar: (any Avatar)? { get set }

  /// The one that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  static func query(uid: Int) throws -> Self
}

/// The back end holds nothing under this uid.
struct NotFound: Error, Equatable {
  let uid: Int
}
