import SpecSupport

extension Weather {
  static func fake() -> Weather {
    Weather(Notebook())
  }
}

/// Keeps all reports; the last one of a city counts.
private struct Notebook: WeatherService {
  let reports = SpecRecorder<(city: String, sky: Sky)>()

  func forecast(for city: String) throws -> Sky {
    guard let last = reports.values.last(where: { $0.city == city }) else {
      throw NoForecast(city: city)
    }
    return last.sky
  }

  func storms() -> [String] {
    Set(reports.values.map(\.city))
      .filter { (try? forecast(for: $0)) == .storm }
      .sorted()
  }

  func addReport(from city: String, _ sky: Sky) {
    reports.record((city, sky))
  }
}
