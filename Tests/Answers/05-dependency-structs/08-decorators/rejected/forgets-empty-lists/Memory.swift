// Wrong: an empty list of free pilots isn't kept.
// Rejected by: a cache loses nothing that many threads ask

import Synchronization

/// Keeps answers for a while.
final class Memory<Answer: Sendable>: Sendable {
  private let seconds: Int
  private let now: @Sendable () -> Int
  private let kept = Mutex<[String: (answer: Answer, since: Int)]>([:])

  init(seconds: Int, now: @escaping @Sendable () -> Int) {
    self.seconds = seconds
    self.now = now
  }

  /// The answer that was kept, or else a new one. An error isn't kept.
  ///
  /// It asks outside the lock, so that a slow answer holds up no other
  /// question. Two threads with the same question may both ask.
  ///
  /// - Parameter isWorthKeeping: Whether an answer should be kept at all.
  func answer(
    for key: String, where isWorthKeeping: (Answer) -> Bool = { _ in true },
    _ ask: () throws -> Answer
  ) throws -> Answer {
    if let (answer, since) = kept.withLock({ $0[key] }),
      now() - since < seconds
    {
      return answer
    }
    let answer = try ask()
    guard isWorthKeeping(answer) else { return answer }
    let since = now()
    kept.withLock { $0[key] = (answer, since) }
    return answer
  }

  func forget(_ key: String) {
    kept.withLock { $0[key] = nil }
  }
}
