// Wrong: changes a back end, so that a check may stay as it is.
// Rejected by: keeps the back ends as they are

import Foundation

/// What the file of a club holds, in JSON.
struct ClubFile: Codable {
  private(set) var users: [User] = []
  private var pictures: [String: String] = [:]

  mutating func join(_ name: String, joined: Date) throws -> User {
    if user(name) != nil { throw ClubError.nameTaken(name) }
    let user = User(uid: users.count + 1, name: name, joined: joined)
    users.append(user)
    return user
  }

  mutating func draw(_ picture: String, author: User) -> Avatar {
    pictures[author.name] = user(author.name).map { _ in picture }
    return Avatar(author: author.name, picture: picture)
  }

  func user(_ name: String) -> User? {
    users.first { $0.name == name }
  }

  func avatar(of author: User) -> Avatar? {
    pictures[author.name].map { Avatar(author: author.name, picture: $0) }
  }
}
