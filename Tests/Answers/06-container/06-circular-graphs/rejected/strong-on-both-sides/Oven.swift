// Wrong: baker and oven own each other.
// Rejected by: a kitchen is gone when nothing holds it
/// Bakes, and calls its baker when the bread is ready.
final class Oven {
  var baker: Baker?

  func bake(_ bread: String) {
    baker?.hear("\(bread) is ready")
  }
}
