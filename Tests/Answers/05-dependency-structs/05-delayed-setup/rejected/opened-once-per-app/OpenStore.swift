// Wrong: the store that was opened first stands in for every other disk.
// Rejected by: keeps nothing that changes in a global or static property

import Synchronization

/// A store whose disk is open, from its first moment to its last.
struct OpenStore: Sendable {
  struct Dependencies {
    let disk: any Disk
  }

  private let savedToken: String

  private static let opened = Mutex<OpenStore?>(nil)

  /// The only way to get one. A disk is opened once.
  static func open(dependencies: Dependencies) throws -> OpenStore {
    if let store = opened.withLock({ $0 }) { return store }
    let store = OpenStore(savedToken: try dependencies.disk.open())
    opened.withLock { $0 = store }
    return store
  }

  func token() -> String {
    savedToken
  }
}
