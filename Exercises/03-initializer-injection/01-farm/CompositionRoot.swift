/// Builds a farm with the given animals; most specs build yours here.
func makeFarm(animals: [any Animal]) -> Farm {
  // TODO 3: These animals must live there, and no others.
  Farm()
}

/// Builds the farm that the app opens with; the app's main calls it.
func makeFarm() -> Farm {
  // TODO 4: The app's animals are a cow and a duck. Make this the only place
  // that says so.
  Farm()
}
