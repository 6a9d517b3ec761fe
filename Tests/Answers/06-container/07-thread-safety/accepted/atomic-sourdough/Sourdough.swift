// Sound: the portions are one atomic number; a portion is taken in one step.
// Keeps: 1
import Synchronization

/// Grows overnight. All ovens take from one.
final class Sourdough: Sendable {
  private let portions = Atomic(12)

  /// Takes a portion, if there is one left.
  func take() -> Bool {
    var left = portions.load(ordering: .relaxed)
    while left > 0 {
      let (isTaken, found) = portions.compareExchange(
        expected: left, desired: left - 1, ordering: .relaxed)
      if isTaken { return true }
      left = found
    }
    return false
  }
}
