// Wrong: all farms of the app share one cow and one duck.
// Rejected by: keeps the app's farm on a cow and a duck
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
  makeFarm(animals: App.animals, isRaining: Sky.isRaining)
}

private enum App {
  nonisolated(unsafe) static let animals: [any Animal] = [Cow(), Duck()]
}
