// Wrong: all sourdoughs of the process take from one static number.
// Rejected by: all ovens of a bakery bake from one sourdough
import Synchronization

/// Grows overnight. All ovens take from one.
final class Sourdough: Sendable {
  private static let portions = Mutex(12)

  /// Takes a portion, if there is one left.
  func take() -> Bool {
    Self.portions.withLock { portions in
      guard portions > 0 else { return false }
      portions -= 1
      return true
    }
  }
}
