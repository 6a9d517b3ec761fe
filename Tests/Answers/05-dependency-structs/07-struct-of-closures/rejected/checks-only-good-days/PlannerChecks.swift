// Wrong: no check asks what becomes of a forecast that fails, or that changes.
// Rejected by: your checks catch a hidden error and old advice
import Synchronization

/// What any picnic planner must do, check by check.
///
/// Each check judges the planner that it's given, whoever wrote that.
func plannerChecks() -> [Check] {
  [
    Check(
      "the advice follows from the forecast",
      expected: [
        "Rome: bring a blanket", "Rome: bring an umbrella",
        "Rome: stay at home",
      ]
    ) { makeAdvice, fail in
      try [Sky.sun, .rain, .storm].map { sky in
        let weather = makeWeather(forecast: { _ in sky }, fail: fail)
        return try makeAdvice(weather)("Rome")
      }
    },
    Check("it asks once, about this city", expected: ["Ghent", "Rome"]) {
      makeAdvice, fail in
      let weather = Weather.fake()
      for city in ["Ghent", "Rome"] { weather.addReport(city, .sun) }
      let asked = Asked()
      let advice = makeAdvice(
        makeWeather(
          forecast: { city in
            asked.add(city)
            return try weather.forecast(city)
          }, fail: fail))
      for city in ["Ghent", "Rome"] { _ = try advice(city) }
      return asked.all
    },
  ]
}

/// The cities that a forecast was asked for.
private final class Asked: Sendable {
  private let cities = Mutex<[String]>([])

  func add(_ city: String) { cities.withLock { $0.append(city) } }

  var all: [String] { cities.withLock { $0 } }
}
