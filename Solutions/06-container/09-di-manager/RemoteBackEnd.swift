/// A user whom the server knows.
final class RemoteUser: User {
  let username: String
  private(set) var uid = -1
  private let server: any Server

  /// A new user.
  nonisolated init(username: String, server: any Server) {
    self.username = username
    self.server = server
  }

  /// Found under its uid.
  nonisolated init(uid: Int, server: any Server) throws {
    username = try server.username(ofUser: uid)
    self.server = server
    self.uid = uid
  }

  func create() async throws {
    uid = try await server.addUser(username)
  }
}

/// An avatar that the server knows.
final class RemoteAvatar: Avatar {
  let author: any User
  private(set) var uid = -1
  private let server: any Server

  var imageURL: String {
    isValid ? "https://example.com/avatars/\(uid).png" : ""
  }

  /// A new avatar.
  nonisolated init(author: any User, server: any Server) {
    self.author = author
    self.server = server
  }

  /// Found under its uid. The server knows the uid of its author.
  nonisolated init(uid: Int, author: any User, server: any Server) {
    self.author = author
    self.server = server
    self.uid = uid
  }

  func create() async throws {
    uid = try await server.addAvatar(byUser: author.uid)
  }
}
