// Carried on from 8.2.
import Foundation

/// A member of the club.
struct User: Equatable, Codable, Sendable {
  /// Given by the back end, from 1 on.
  let uid: Int
  let name: String
  let joined: Date
}

/// The picture of a member.
struct Avatar: Equatable, Codable, Sendable {
  /// The member's name.
  let author: String
  let picture: String
}

/// The members, wherever they are kept.
protocol Users: Sendable {
  /// Takes in a new member, who gets the next free uid.
  ///
  /// - Throws: `ClubError.nameTaken`.
  func create(name: String, joined: Date) async throws -> User
  func query(name: String) async throws -> User?
  /// Everybody, in order of their uids.
  func all() async throws -> [User]
}

/// The avatars, wherever they are kept.
protocol Avatars: Sendable {
  /// Takes the place of the author's earlier picture.
  func create(_ picture: String, author: User) async throws -> Avatar
  func query(author: User) async throws -> Avatar?
}

/// What time it is.
protocol Clock: Sendable {
  var now: Date { get }
}

/// Where the member sits.
protocol Console: Sendable {
  /// The next line that was typed; `nil` at the end of the input.
  func nextLine() -> String?
  func write(_ line: String)
}
