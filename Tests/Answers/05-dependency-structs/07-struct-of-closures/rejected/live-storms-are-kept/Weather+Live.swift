// Wrong: the station is asked for its storms once, for as long as the app runs.
// Rejected by: keeps the app on the station
extension Weather {
  /// The weather of the app: everything goes to the station.
  static let live = Weather(
    forecast: { try WeatherStation.shared.forecast(for: $0) },
    storms: { todaysStorms },
    addReport: { WeatherStation.shared.addReport(from: $0, $1) })
}

private let todaysStorms = WeatherStation.shared.storms()
