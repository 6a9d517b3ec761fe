// Wrong: once it has baked, the oven holds itself.
// Rejected by: a kitchen is gone when nothing holds it

/// Bakes, and calls its baker when the bread is ready.
final class Oven {
  /// The baker owns the oven, so the way back is weak.
  weak var baker: Baker?

  private lazy var ring: (String) -> Void = { bread in
    self.baker?.hear("\(bread) is ready")
  }

  func bake(_ bread: String) {
    ring(bread)
  }
}
