import Synchronization

/// Grows overnight. All ovens take from one.
final class Sourdough: Sendable {
  private let portions = Mutex(12)

  /// Takes a portion, if there is one left.
  func take() -> Bool {
    portions.withLock { portions in
      guard portions > 0 else { return false }
      portions -= 1
      return true
    }
  }
}
