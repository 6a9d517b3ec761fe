// Wrong: whoever forgets an endpoint gets the real station, without a word.
// Rejected by: the compiler asks for an endpoint that nobody gave

struct Weather: Sendable {
  var forecast: @Sendable (_ city: String) throws -> Sky = {
    try WeatherStation.shared.forecast(for: $0)
  }
  var storms: @Sendable () -> [String] = { WeatherStation.shared.storms() }
  var addReport: @Sendable (_ city: String, _ sky: Sky) -> Void = {
    WeatherStation.shared.addReport(from: $0, $1)
  }
}
