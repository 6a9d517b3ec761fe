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
  makeFarm(animals: [Cow(), Duck()], isRaining: Sky.isRaining)
}
