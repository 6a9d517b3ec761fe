/// Grows overnight. All ovens take from one.
// TODO 5: Two ovens take at the same time, each from its own thread. Let the
// compiler be sure that this is safe, also for the last portion.
final class Sourdough {
  private var portions = 12

  /// Takes a portion, if there is one left.
  func take() -> Bool {
    guard portions > 0 else { return false }
    portions -= 1
    return true
  }
}
