// Wrong: an unowned reference to the baker, who may be gone before the oven.
// Rejected by: an oven can outlive its baker
/// Bakes, and calls its baker when the bread is ready.
final class Oven {
  /// The baker owns the oven, so the way back is weak.
  unowned var baker: Baker?

  func bake(_ bread: String) {
    baker?.hear("\(bread) is ready")
  }
}
