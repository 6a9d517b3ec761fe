final class MainValve: Valve {
  func open(seconds: Int) {}
}

/// Needs a moment: it reads the air pressure of the last three days.
final class BarometerForecast: Forecast {
  func rainIsComing() -> Bool { false }
}

@MainActor
final class Injector: GardenParts {
  private(set) lazy var valve: any Valve = MainValve()
  private(set) lazy var forecast: any Forecast = BarometerForecast()
}
