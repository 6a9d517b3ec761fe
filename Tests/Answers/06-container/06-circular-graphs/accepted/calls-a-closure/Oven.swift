// Sound: the oven knows a closure, which holds the baker weakly, and no baker.
// Keeps: 2

/// Bakes, and says when the bread is ready.
final class Oven {
  var onReady: ((String) -> Void)?

  func bake(_ bread: String) {
    onReady?("\(bread) is ready")
  }
}
