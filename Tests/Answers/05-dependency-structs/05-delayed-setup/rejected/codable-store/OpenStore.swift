// Wrong: a decoder makes an open store without a disk.
// Rejected by: no initializer or enum case skips the set-up

/// A store whose disk is open, from its first moment to its last.
struct OpenStore: Codable {
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
