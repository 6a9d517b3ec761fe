// Wrong: a check demands two forecasts for each piece of advice, which no planner promises.
// Rejected by: a sound planner passes every check of yours
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
    Check("it asks twice", expected: ["Ghent", "Ghent", "Rome", "Rome"]) {
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
      expected: ["Rome: bring a blanket", "Rome: stay at home"]
    ) { makeAdvice, fail in
      let fake = Weather.fake()
      let advice = makeAdvice(
        makeWeather(forecast: fake.forecast, fail: fail))
      return try [Sky.sun, .storm].map { sky in
        fake.addReport("Rome", sky)
        return try advice("Rome")
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
