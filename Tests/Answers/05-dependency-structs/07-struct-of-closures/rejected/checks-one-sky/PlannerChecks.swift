// Wrong: the checks ask about the sun alone, so a planner may confuse rain and storms.
// Rejected by: your checks catch advice that the forecast doesn't give
import Synchronization

/// What any picnic planner must do, check by check.
///
/// Each check judges the planner that it's given, whoever wrote that.
func plannerChecks() -> [Check] {
  [
    Check(
      "the advice follows from the forecast",
      expected: [
        "Rome: bring a blanket"
      ]
    ) { makeAdvice, fail in
      try [Sky.sun].map { sky in
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
    Check(
      "it asks anew each time",
      expected: ["Rome: bring a blanket", "another one"]
    ) { makeAdvice, fail in
      let fake = Weather.fake()
      let advice = makeAdvice(
        makeWeather(forecast: fake.forecast, fail: fail))
      return try [Sky.sun, .storm].map { sky in
        fake.addReport("Rome", sky)
        let words = try advice("Rome")
        return sky == .sun || words == "Rome: bring a blanket"
          ? words : "another one"
      }
    },
    Check("it hides no error", expected: ["NoForecast"]) { makeAdvice, fail in
      let weather = makeWeather(
        forecast: { throw NoForecast(city: $0) }, fail: fail)
      do {
        return [try makeAdvice(weather)("Rome")]
      } catch is NoForecast {
        return ["NoForecast"]
      }
    },
  ]
}

/// The cities that a forecast was asked for.
private final class Asked: Sendable {
  private let cities = Mutex<[String]>([])

  func add(_ city: String) { cities.withLock { $0.append(city) } }

  var all: [String] { cities.withLock { $0 } }
}
