// Wrong: a call that needs the animals alone; who forgets the weather gets the real sky.
// Rejected by: no farm can be built without all that it needs

/// Builds a farm on which these animals live; most specs build yours here.
///
/// - Parameter isRaining: What the weather is at the moment of the call.
func makeFarm(
  animals: [any Animal], isRaining: @escaping () -> Bool
) -> Farm {
  Farm(animals: animals, isRaining: isRaining)
}

/// Builds the farm that the app opens with; the app's main calls it.
func makeFarm() -> Farm {
  Farm(animals: [Cow(), Duck()])
}

extension Farm {
  fileprivate init(animals: [any Animal]) {
    self.init(animals: animals, isRaining: Sky.isRaining)
  }
}
