/// Bakes, and calls its baker when the bread is ready.
final class Oven {
  /// The baker owns the oven, so the way back is weak.
  weak var baker: Baker?

  func bake(_ bread: String) {
    baker?.hear("\(bread) is ready")
  }
}
