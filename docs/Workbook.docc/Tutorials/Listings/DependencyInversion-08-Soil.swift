/// What a watering plan needs to know of a pot.
protocol Soil {
  func dryness() -> Dryness
}

enum Dryness {
  case moist, dry, veryDry
}
