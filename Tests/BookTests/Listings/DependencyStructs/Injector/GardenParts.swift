protocol Valve: AnyObject {
  func open(seconds: Int)
}

protocol Forecast: AnyObject {
  func rainIsComing() -> Bool
}

@MainActor
protocol GardenParts {
  var valve: any Valve { get }
  var forecast: any Forecast { get }
}

@MainActor
final class Sprinkler {
  private let parts: any GardenParts

  init(parts: any GardenParts) {
    self.parts = parts
  }

  func water() {
    guard !parts.forecast.rainIsComing() else { return }
    parts.valve.open(seconds: 90)
  }
}
