// Wrong: each harbour has a lock that is held during a question, so a booking in a harbour waits for a slow answer about it.
// Rejected by: a slow answer holds up no other question

import Synchronization

/// Keeps answers for a while.
///
/// Each key has a lock of its own, so a slow answer holds up no other key, and
/// two threads with the same question ask once.
final class Memory<Answer: Sendable>: Sendable {
  private final class Slot: Sendable {
    let kept = Mutex<(answer: Answer, since: Int)?>(nil)
  }

  private let seconds: Int
  private let now: @Sendable () -> Int
  private let slots = Mutex<[String: Slot]>([:])

  init(seconds: Int, now: @escaping @Sendable () -> Int) {
    self.seconds = seconds
    self.now = now
  }

  /// The answer that was kept, or else a new one. An error isn't kept.
  func answer(
    for key: String, _ ask: () throws -> Answer
  ) throws -> Answer {
    try slot(for: key).kept.withLock { kept in
      if let (answer, since) = kept, now() - since < seconds {
        return answer
      }
      let answer = try ask()
      kept = (answer, now())
      return answer
    }
  }

  func forget(_ key: String) {
    slot(for: key).kept.withLock { $0 = nil }
  }

  private func slot(for key: String) -> Slot {
    slots.withLock { slots in
      if let slot = slots[key] { return slot }
      let slot = Slot()
      slots[key] = slot
      return slot
    }
  }
}
