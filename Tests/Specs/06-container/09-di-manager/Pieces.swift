import Foundation
import SpecSupport

/// Something new that can't be built, since a registration was forgotten.
enum Forgotten: String, Sendable {
  case user, avatar

  /// What the container's error says.
  var path: String {
    self == .user
      ? "User with String → Avatar with Int"
      : "Avatar with User → User with Int"
  }

  /// The container's path when the app stops with it, else what happened.
  var ending: String {
    let client = Client(
      self == .user
        ? #"print("it gave:", await incompleteClub().user(username: "Arya"))"#
        : #"print("it gave:", await incompleteClub().avatar(author: MockUser(username: "Arya")))"#,
      declarations: """
        @MainActor func incompleteClub() -> DIManager {
          DIManager { container in
            container.register((any User).self) { (resolver, name: String) in
              _ = try resolver.resolve((any Avatar).self, 7)
              return MockUser(username: name)
            }
            container.register((any Avatar).self) { (resolver, author: any User) in
              _ = try resolver.resolve((any User).self, 7)
              return MockAvatar(author: author)
            }
          }
        }
        """)
    let lines = client.lines().joined(separator: " ")
    let isStopped = !lines.contains("it gave:")
    return isStopped && lines.contains(path) ? path : lines
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
    let verdict = try Client("", declarations: root, spec: spec)
      .typecheck(leavingOut: backEnds)
    let file = String(verdict.explanation.prefix { $0 != ":" })
    guard file.hasSuffix(".swift"), !app.contains(file),
      backEnds.insert(file).inserted
    else { return verdict }
  }
}
