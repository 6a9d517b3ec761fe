/// A store whose disk is open, from its first moment to its last.
struct OpenStore {
  struct Dependencies {
    let disk: any Disk
  }

  private let savedToken: String

  /// The only way to get one.
  static func open(dependencies: Dependencies) throws -> OpenStore {
    OpenStore(savedToken: try dependencies.disk.open())
  }

  func token() -> String {
    savedToken
  }
}
