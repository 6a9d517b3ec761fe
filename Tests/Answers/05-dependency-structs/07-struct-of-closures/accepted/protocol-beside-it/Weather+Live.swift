// Sound: whatever conforms to a protocol can be made a `Weather`.
// Keeps: 1

protocol WeatherService: Sendable {
  func forecast(for city: String) throws -> Sky
  func storms() -> [String]
  func addReport(from city: String, _ sky: Sky)
}

extension WeatherStation: WeatherService {}

extension Weather {
  static let live = Weather(WeatherStation.shared)

  init(_ service: some WeatherService) {
    self.init(
      forecast: { try service.forecast(for: $0) },
      storms: { service.storms() },
      addReport: { service.addReport(from: $0, $1) })
  }
}
