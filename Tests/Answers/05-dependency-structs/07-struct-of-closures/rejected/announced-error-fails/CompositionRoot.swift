// Wrong: the forecast was announced, and its error fails the test all the same.
// Rejected by: announcing the forecast leaves the rest unimplemented

/// The planner of the app. The app's main calls this.
func makePlanner() -> PicnicPlanner {
  PicnicPlanner(weather: .live)
}

/// The weather of a test that announces the forecast, and nothing else.
func makeWeather(
  forecast: @escaping @Sendable (_ city: String) throws -> Sky,
  fail: @escaping @Sendable (String) -> Void
) -> Weather {
  var weather = Weather.unimplemented(fail: fail)
  let unannounced = weather.forecast
  weather.forecast = { city in
    guard let sky = try? forecast(city) else {
      return try unannounced(city)
    }
    return sky
  }
  return weather
}
