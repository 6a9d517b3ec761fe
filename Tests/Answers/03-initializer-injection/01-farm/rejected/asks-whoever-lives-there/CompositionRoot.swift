/// Builds a farm on which these animals live; most specs build yours here.
func makeFarm(animals: [any Animal]) -> Farm {
  Farm { animals }
}

/// Builds the farm that the app opens with; the app's main calls it.
func makeFarm() -> Farm {
  makeFarm(animals: [Cow(), Duck()])
}
