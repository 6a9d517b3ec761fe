// Wrong: anybody can make up an open store, with a token of their own.
// Rejected by: only open and signIn make what can be used

/// A store whose disk is open, from its first moment to its last.
struct OpenStore {
  struct Dependencies {
    let disk: any Disk
  }

  let savedToken: String

  static func open(dependencies: Dependencies) throws -> OpenStore {
    OpenStore(savedToken: try dependencies.disk.open())
  }

  func token() -> String {
    savedToken
  }
}
