/// Builds a farm on which these animals live. Most specs build your farm
/// through this function.
///
/// - Parameter isRaining: What the weather is at the moment of the call.
func makeFarm(
  animals: [any Animal], isRaining: @escaping () -> Bool
) -> Farm {
  // TODO: This farm never learns about the animals, nor about the weather.
  Farm()
}

/// Builds the farm that the app opens with; the app's main calls it.
func makeFarm() -> Farm {
  Farm()
}
