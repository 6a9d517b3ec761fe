/// The weather as the app sees it: one service with three endpoints.
struct Weather: Sendable {
  // TODO 1: With methods, all values of this type do the same. Let each value
  // bring its own code, and let a test replace one endpoint of three.

  /// The sky to expect over a city: the one that was last reported there.
  ///
  /// Throws `NoForecast` where nothing was reported.
  func forecast(_ city: String) throws -> Sky {
    try WeatherStation.shared.forecast(for: city)
  }

  /// The cities where a storm was last reported, in alphabetical order.
  func storms() -> [String] {
    WeatherStation.shared.storms()
  }

  /// Tells the service which sky somebody has seen over a city.
  func addReport(_ city: String, _ sky: Sky) {
    WeatherStation.shared.addReport(from: city, sky)
  }
}
