// The outside world. Leave it as it is.
import SpecSupport

/// The part of the phone that remembers. Opening it is slow, and may fail.
protocol Disk {
  /// Opens the disk, and returns the token that the app saved there. A guest's
  /// token is empty.
  func open() throws -> String
}

/// The other end of the chats. Signing in is slower still, and may fail.
protocol Server {
  /// Signs in with a token, and returns the user's name. A guest's is empty.
  func signIn(token: String) throws -> String
}

final class PhoneDisk: Disk {
  func open() throws -> String {
    Tripwire.touch("PhoneDisk")
    return "token-7"
  }
}

final class ChatServer: Server {
  func signIn(token: String) throws -> String {
    Tripwire.touch("ChatServer")
    return token == "token-7" ? "Ann" : "a stranger"
  }
}
