/// A member of the club.
@MainActor
protocol User: AnyObject {
  var uid: Int { get }
  var username: String { get }
  var imageURL: String { get set }
  var avatar: (any Avatar)? { get }

  static func query(uid: Int) throws -> Self
}

struct NotFound: Error, Equatable {
  let uid: Int
}
