protocol Valve {
  func open(seconds: Int)
}

protocol SoilProbe {
  func isDry(bed: Int) -> Bool
}

protocol Forecast {
  func rainIsComing() -> Bool
}

protocol Barometer {
  func isFalling() -> Bool
}
