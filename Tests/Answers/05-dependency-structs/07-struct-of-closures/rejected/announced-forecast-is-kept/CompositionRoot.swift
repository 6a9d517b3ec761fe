// Wrong: each city is asked for once, and the first answer is kept.
// Rejected by: announcing the forecast leaves the rest unimplemented
import Synchronization

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
  let known = Mutex<[String: Sky]>([:])
  weather.forecast = { city in
    if let sky = known.withLock({ $0[city] }) { return sky }
    let sky = try forecast(city)
    known.withLock { $0[city] = sky }
    return sky
  }
  return weather
}
