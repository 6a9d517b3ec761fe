/// A store whose disk is open, from its first moment to its last.
struct OpenStore {
  struct Dependencies {
    fileprivate let openDisk: () throws -> String

    init(disk: any Disk) {
      openDisk = disk.open
    }
  }

  let token: () -> String

  private init(savedToken: String) {
    token = { savedToken }
  }

  static func open(dependencies: Dependencies) throws -> Self {
    try Self(savedToken: dependencies.openDisk())
  }
}
