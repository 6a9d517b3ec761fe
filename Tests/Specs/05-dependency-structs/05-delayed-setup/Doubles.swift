import SpecSupport

@testable import DelayedSetup

/// A disk and a server that fail on demand. It remembers what has worked. Its
/// user is a guest, with an empty token and an empty name.
final class FlakyPhone: Disk, Server {
  struct Broken: Error {}

  var broken: String?
  private(set) var worked: [String] = []

  func open() throws -> String {
    try work("disk")
    return ""
  }

  func signIn(token: String) throws -> String {
    try work("server")
    return ""
  }

  /// How often the part worked: "once", or "2 times".
  func times(_ part: String) -> String {
    let count = worked.filter { $0 == part }.count
    return count == 1 ? "once" : "\(count) times"
  }

  private func work(_ part: String) throws {
    if part == broken { throw Broken() }
    worked.append(part)
  }
}

/// A client that brings a disk and a server which print what they do, and
/// a disk that cannot be opened.
func client(_ statements: String, alsoDeclaring more: String = "") -> Client {
  Client(
    statements,
    declarations: #"""
      struct LoudDisk: Disk {
        let token: String
        func open() throws -> String { print("open \(token)"); return token }
      }
      struct LoudServer: Server {
        func signIn(token: String) throws -> String {
          print("sign in with \"\(token)\"")
          return "user \(token)"
        }
      }
      struct Broken: Error {}
      struct BrokenDisk: Disk {
        func open() throws -> String { throw Broken() }
      }

      """# + more)
}

/// The name of the service that a caught `NotStarted` is about.
let culprit = """
  func culprit(_ error: any Error) -> String {
    (error as? NotStarted).map { "not started: \\($0.service)" } ?? "\\(error)"
  }
  """
