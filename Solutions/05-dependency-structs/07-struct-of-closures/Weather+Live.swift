extension Weather {
  /// The weather of the app: everything goes to the station.
  static let live = Weather(
    forecast: { try WeatherStation.shared.forecast(for: $0) },
    storms: { WeatherStation.shared.storms() },
    addReport: { WeatherStation.shared.addReport(from: $0, $1) })
}
