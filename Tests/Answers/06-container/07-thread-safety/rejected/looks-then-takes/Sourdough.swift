// Wrong: looks and takes under two locks; the last portion can be taken twice.
// Rejected by: any thread may use the sourdough
import Synchronization

/// Grows overnight. All ovens take from one.
final class Sourdough: Sendable {
  private let portions = Mutex(12)

  /// Takes a portion, if there is one left.
  func take() -> Bool {
    guard portions.withLock({ $0 > 0 }) else { return false }
    portions.withLock { $0 -= 1 }
    return true
  }
}
