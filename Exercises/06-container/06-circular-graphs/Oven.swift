/// Bakes, and calls its baker when the bread is ready.
final class Oven {
  // TODO 5: A kitchen that closes must be gone, with its baker and its oven.
  // Which of the two cannot do without the other?
  var baker: Baker?

  func bake(_ bread: String) {
    baker?.hear("\(bread) is ready")
  }
}
