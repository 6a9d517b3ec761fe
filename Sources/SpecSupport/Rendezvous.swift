import Synchronization

/// A point at which tasks wait for one another, so that a spec forces an overlap and does not hope
/// for it.
///
/// ```swift
/// let everyoneIsHere = Rendezvous(of: 10)
/// // in each of ten tasks:
/// await everyoneIsHere.arrive()
/// ```
public final class Rendezvous: Sendable {
  private let count: Int
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

  /// - Parameter count: How many tasks must arrive before any of them goes on.
  public init(of count: Int) {
    self.count = count
  }

  /// Returns when as many tasks as were announced have arrived.
  public func arrive() async {
    await withCheckedContinuation { continuation in
      let complete = waiting.withLock { waiting in
        waiting.append(continuation)
        return waiting.count == count ? waiting : []
      }
      complete.forEach { $0.resume() }
    }
  }
}
