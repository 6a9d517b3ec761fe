/// Grows overnight. All ovens take from one.
final class Sourdough {
  private var portions = 12

  /// Takes a portion, if there is one left.
  func take() -> Bool {
    guard portions > 0 else { return false }
    portions -= 1
    return true
  }
}
