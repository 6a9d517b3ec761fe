// Wrong: all farms of the app share one cow and one duck.
// Rejected by: keeps the app's farm on a cow and a duck
/// Builds a farm with the given animals; most specs build yours here.
func makeFarm(animals: [any Animal]) -> Farm {
  Farm(animals: animals)
}

/// Builds the farm that the app opens with; the app's main calls it.
func makeFarm() -> Farm {
  makeFarm(animals: App.animals)
}

private enum App {
  nonisolated(unsafe) static let animals: [any Animal] = [Cow(), Duck()]
}
