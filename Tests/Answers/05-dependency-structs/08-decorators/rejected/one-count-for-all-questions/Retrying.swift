// Wrong: the failures are counted in the decorator, so questions that overlap share their attempts.
// Rejected by: retrying asks again until an answer comes

import Synchronization

/// Asks again after an error.
final class Retrying: Sendable {
  private let attempts: Int
  private let pause: @Sendable () -> Void
  /// How many attempts have failed since the last answer.
  private let failures = Mutex(0)

  init(attempts: Int, pause: @escaping @Sendable () -> Void) {
    self.attempts = attempts
    self.pause = pause
  }

  /// - Throws: The error of the last attempt.
  func callAsFunction<Answer>(_ ask: () throws -> Answer) throws -> Answer {
    while true {
      do {
        let answer = try ask()
        failures.withLock { $0 = 0 }
        return answer
      } catch {
        guard canTryAgain() else { throw error }
        pause()
      }
    }
  }

  /// Counts a failure; the next question begins at zero.
  private func canTryAgain() -> Bool {
    failures.withLock { failures in
      failures += 1
      if failures < attempts { return true }
      failures = 0
      return false
    }
  }
}
