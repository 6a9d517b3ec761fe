/// The planner of the app. The app's main calls this.
func makePlanner() -> PicnicPlanner {
  PicnicPlanner(weather: .live)
}

/// The weather of a test that announces the forecast, and nothing else.
func makeWeather(
  forecast: @escaping @Sendable (_ city: String) throws -> Sky,
  fail: @escaping @Sendable (String) -> Void
) -> Weather {
  .unimplemented(fail: fail)
}
