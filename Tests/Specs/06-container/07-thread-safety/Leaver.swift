@testable import ThreadSafety

/// Does something when it ends.
final class Leaver: Sendable {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }

  deinit {
    work()
  }
}

/// How a container lets go of a shared `Leaver`.
let waysToLetGo: [(name: String, body: @Sendable (Container) -> Void)] = [
  ("remove", { $0.remove(Leaver.self) }),
  ("clear", { $0.clear() }),
  ("register", { $0.register(Leaver.self) { _ in Leaver {} } }),
]
