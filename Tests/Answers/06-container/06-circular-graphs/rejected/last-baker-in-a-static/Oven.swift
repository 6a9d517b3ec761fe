// Wrong: baker and oven meet in a static property, where another kitchen's baker may be.
// Rejected by: keeps nothing in a global or static property
/// Bakes, and calls its baker when the bread is ready.
final class Oven {
  /// The baker owns the oven, so the way back is weak.
  private nonisolated(unsafe) static weak var onDuty: Baker?

  var baker: Baker? {
    get { Self.onDuty }
    set { Self.onDuty = newValue }
  }

  func bake(_ bread: String) {
    baker?.hear("\(bread) is ready")
  }
}
