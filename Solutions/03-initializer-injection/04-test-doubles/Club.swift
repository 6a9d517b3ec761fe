// Read it, and leave it as it is.

/// A member, who has a uid once the back end has created it.
@MainActor protocol User: AnyObject {
  var username: String { get }
  /// Negative until the user is created.
  var uid: Int { get }
  func create() async throws
}

/// What the club writes down about a user.
struct Member: Equatable {
  let username: String
  let uid: Int
}

struct Letter: Equatable {
  let to: String
  let text: String
}

struct NameTaken: Error, Equatable {}

/// Knows which names nobody has; a server, in the app.
protocol Directory {
  func isFree(_ name: String) throws -> Bool
}

/// Carries letters; a mail service, in the app.
protocol Post {
  func send(_ letter: Letter)
}

/// Keeps the members; a database, in the app.
///
/// No store distinguishes capitals from small letters in a name: "Ned" and
/// "NED" are one name.
protocol MemberStore {
  /// Keeps one more member.
  ///
  /// Throws `NameTaken` when it has a member of that name. That one stays.
  func add(_ member: Member) throws

  /// The member of that name, as it was added; nil when there is none.
  func member(named name: String) -> Member?

  /// Forgets the member of that name, if there is one. The name is free then.
  func remove(named name: String)
}
