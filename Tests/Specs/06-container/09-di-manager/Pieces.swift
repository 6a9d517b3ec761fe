import Foundation
import SpecSupport

@testable import DiManager

/// Something new that can't be built, since a registration was forgotten.
enum Forgotten: String, Sendable {
  case user, avatar

  /// What the container's error says.
  var path: String {
    self == .user
      ? "User with String → Avatar with Int"
      : "Avatar with User → User with Int"
  }

  /// Asks for it, in a process of its own, and writes what the process says into
  /// a file of its parent's.
  @MainActor
  func ask() {
    let path = file(ofProcess: getppid())
    dup2(open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600), STDERR_FILENO)
    let club = DIManager { container in
      container.register((any User).self) { (resolver, name: String) in
        _ = try resolver.resolve((any Avatar).self, 7)
        return MockUser(username: name)
      }
      container.register((any Avatar).self) { (resolver, author: any User) in
        _ = try resolver.resolve((any User).self, 7)
        return MockAvatar(author: author)
      }
    }
    switch self {
    case .user: _ = club.user(username: "Arya")
    case .avatar: _ = club.avatar(author: MockUser(username: "Arya"))
    }
    // It was not stopped, so nobody wants to read this.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The container's path, if it stands in what the process that asked for it
  /// said, else all that this one said.
  func said() -> String {
    let path = file(ofProcess: getpid())
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "nothing"
    return text.contains(self.path) ? self.path : text
  }

  private func file(ofProcess process: pid_t) -> String {
    FileManager.default.temporaryDirectory
      .appending(path: "workbook-forgotten-\(rawValue)-\(process).txt").path
  }
}

/// What the compiler says of the app without its back ends, wherever they are.
///
/// A file of the learner's own that needs a back end's types is a file of the
/// back ends. The files of the starter must do without such files, too.
func verdictWithoutBackEnds(spec: String = #filePath) throws -> CompilerVerdict
{
  let app = Set(
    try FileManager.default.contentsOfDirectory(
      atPath: GradedAnswer(spec: spec).starter.path))
  var backEnds: Set = [
    "MockBackEnd.swift", "LocalBackEnd.swift", "RemoteBackEnd.swift",
    "LocalStore.swift", "Server.swift", "BackEnds.swift",
    "CompositionRoot.swift",
  ]
  let root = "@MainActor func makeManager() -> DIManager { fatalError() }"
  while true {
    let verdict = try SpecClient("", declarations: root, spec: spec)
      .typecheck(leavingOut: backEnds)
    let file = String(verdict.explanation.prefix { $0 != ":" })
    guard file.hasSuffix(".swift"), !app.contains(file),
      backEnds.insert(file).inserted
    else { return verdict }
  }
}
