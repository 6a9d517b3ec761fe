/// Grows overnight. All ovens take from one.
// TODO 3: Two ovens take at the same time, each from its own thread. Let the
// compiler be sure that this is safe. Two may want the last portion: what the
// compiler cannot see is whether looking and taking are one step.
final class Sourdough {
  private var portions = 12

  /// Takes a portion, if there is one left.
  func take() -> Bool {
    guard portions > 0 else { return false }
    portions -= 1
    return true
  }
}
