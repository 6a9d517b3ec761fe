// The outside world. Leave it as it is.
import SpecSupport

enum Sky: CaseIterable, Sendable {
  case sun, rain, storm
}

/// Nobody has reported the sky over this city.
struct NoForecast: Error, Equatable {
  let city: String
}

/// The country's weather station. Each call goes over the network.
final class WeatherStation: Sendable {
  static let shared = WeatherStation()

  private init() {}

  func forecast(for city: String) throws -> Sky {
    Tripwire.touch("forecast for \(city)")
    switch city {
    case "Ghent": return .rain
    case "Ostend": return .storm
    default: throw NoForecast(city: city)
    }
  }

  func storms() -> [String] {
    Tripwire.touch("storms")
    return ["Ostend"]
  }

  func addReport(from city: String, _ sky: Sky) {
    Tripwire.touch("report from \(city): \(sky)")
  }
}
