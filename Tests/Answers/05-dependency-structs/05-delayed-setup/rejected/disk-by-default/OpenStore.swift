// Wrong: who forgets the disk gets the phone's own.
// Rejected by: what is open or signed in has nothing missing
/// A store whose disk is open, from its first moment to its last.
struct OpenStore {
  struct Dependencies {
    var disk: any Disk = PhoneDisk()
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
