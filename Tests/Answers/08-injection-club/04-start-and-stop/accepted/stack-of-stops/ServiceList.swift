import Synchronization

/// Two tasks, of which the first one that ends decides.
final class Race: Sendable {
  private let waiting = Mutex<CheckedContinuation<String?, Never>?>(nil)
  private let tasks = Mutex<[Task<Void, Never>]>([])

  func begin(_ continuation: CheckedContinuation<String?, Never>) {
    waiting.withLock { $0 = continuation }
  }

  func add(_ body: @escaping @Sendable () async -> Void) {
    let task = Task { await body() }
    tasks.withLock { $0.append(task) }
    if waiting.withLock({ $0 == nil }) { task.cancel() }
  }

  func end(_ result: String?) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    guard let continuation else { return }
    for task in tasks.withLock({ $0 }) { task.cancel() }
    continuation.resume(returning: result)
  }
}
