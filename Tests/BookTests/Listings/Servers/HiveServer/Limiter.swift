import Synchronization

/// Lets each keeper report a few times, and counts over all requests.
final class Limiter: Sendable {
  private let limit: Int
  private let counts = Mutex<[String: Int]>([:])

  init(limit: Int) {
    self.limit = limit
  }

  func admits(_ keeper: String) -> Bool {
    counts.withLock { counts in
      counts[keeper, default: 0] += 1
      return counts[keeper, default: 0] <= limit
    }
  }
}
