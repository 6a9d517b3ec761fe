// Wrong: a short call that only the root can make; there the animals can be forgotten.
// Rejected by: no farm can be built without its animals
/// Builds a farm with the given animals; most specs build yours here.
func makeFarm(animals: [any Animal]) -> Farm {
  Farm(animals: animals)
}

/// Builds the farm that the app opens with; the app's main calls it.
func makeFarm() -> Farm {
  Farm()
}

extension Farm {
  /// The app's farm.
  fileprivate init() {
    self.init(animals: [Cow(), Duck()])
  }
}
