// Wrong: the oven calls a closure that holds its baker, and the baker holds the oven.
// Rejected by: a kitchen is gone when nothing holds it

/// Bakes, and says when the bread is ready.
final class Oven {
  var onReady: ((String) -> Void)?

  func bake(_ bread: String) {
    onReady?("\(bread) is ready")
  }
}
