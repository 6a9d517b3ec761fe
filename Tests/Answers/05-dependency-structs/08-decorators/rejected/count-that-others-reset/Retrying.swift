// Wrong: the failures are counted in the decorator, and each question begins the count anew for all.
// Rejected by: retrying asks again until an answer comes

import Synchronization

/// Asks again after an error.
final class Retrying: Sendable {
  /// How often to ask in all, at least once.
  private let attempts: Int

  /// What happens between two attempts.
  private let pause: @Sendable () -> Void

  /// How many attempts of the question have failed.
  private let failures = Mutex(0)

  init(attempts: Int, pause: @escaping @Sendable () -> Void) {
    self.attempts = attempts
    self.pause = pause
  }

  /// - Throws: The error of the last attempt.
  func callAsFunction<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    // Each question begins with all of its attempts.
    failures.withLock { $0 = 0 }
    while true {
      do {
        return try ask()
      } catch {
        guard isWorthAnother() else { throw error }
        pause()
      }
    }
  }

  private func isWorthAnother() -> Bool {
    failures.withLock {
      $0 += 1
      return $0 < attempts
    }
  }
}
