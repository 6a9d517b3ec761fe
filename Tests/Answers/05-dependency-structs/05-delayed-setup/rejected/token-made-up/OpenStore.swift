// Wrong: an initializer that anybody may call, with a token of their own.
// Rejected by: no initializer or enum case skips the set-up

/// A store whose disk is open, from its first moment to its last.
struct OpenStore {
  struct Dependencies {
    let disk: any Disk
  }

  private let savedToken: String

  init(token: String) {
    savedToken = token
  }

  static func open(dependencies: Dependencies) throws -> OpenStore {
    OpenStore(token: try dependencies.disk.open())
  }

  func token() -> String {
    savedToken
  }
}
