/// Bakes, and calls its baker when the bread is ready.
final class Oven {
  var baker: Baker?

  func bake(_ bread: String) {
    baker?.hear("\(bread) is ready")
  }
}
