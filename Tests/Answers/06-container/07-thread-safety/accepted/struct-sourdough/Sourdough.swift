// Sound: a struct whose copies refer to one bowl, which has the lock.
import Synchronization

/// Grows overnight. All ovens take from one.
struct Sourdough: Sendable {
  private final class Bowl: Sendable {
    let portions = Mutex(12)
  }

  private let bowl = Bowl()

  /// Takes a portion, if there is one left.
  func take() -> Bool {
    bowl.portions.withLock {
      if $0 == 0 { return false }
      $0 -= 1
      return true
    }
  }
}
