// TODO: All values of this type do the same, so a test can replace nothing.

/// The weather as the app sees it: one service with three endpoints.
struct Weather: Sendable {
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

  /// Tells the service which sky a user has seen over a city.
  func addReport(_ city: String, _ sky: Sky) {
    WeatherStation.shared.addReport(from: city, sky)
  }
}
