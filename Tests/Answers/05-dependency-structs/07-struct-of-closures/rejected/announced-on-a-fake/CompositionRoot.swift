// Wrong: a fake takes every other call without a word.
// Rejected by: announcing the forecast leaves the rest unimplemented

func makePlanner() -> PicnicPlanner {
  PicnicPlanner(weather: .live)
}

func makeWeather(
  forecast: @escaping @Sendable (_ city: String) throws -> Sky,
  fail: @escaping @Sendable (String) -> Void
) -> Weather {
  var weather = Weather.fake()
  weather.forecast = forecast
  return weather
}
