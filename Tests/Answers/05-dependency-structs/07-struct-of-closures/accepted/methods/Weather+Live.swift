// Sound: methods are handed over, and no closure is written out.

extension Weather {
  static let live = Weather(
    forecast: WeatherStation.shared.forecast(for:),
    storms: WeatherStation.shared.storms,
    addReport: WeatherStation.shared.addReport(from:_:))
}
