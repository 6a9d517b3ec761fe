/// Bakes a loaf from each portion of sourdough.
struct Oven {
  let sourdough: Sourdough

  /// Whether there was enough sourdough for one more loaf.
  func bake() -> Bool {
    sourdough.take()
  }
}
