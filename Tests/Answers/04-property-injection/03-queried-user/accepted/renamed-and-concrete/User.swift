/// A member of the club.
@MainActor
protocol User: AnyObject {
  var uid: Int { get }
  var username: String { get }
  var avatar: Picture? { get }
}

/// The back end holds nothing under this uid.
struct NotFound: Error, Equatable {
  let uid: Int
}
