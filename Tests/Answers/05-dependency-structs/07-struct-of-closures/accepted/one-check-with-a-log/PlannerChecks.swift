// Sound: one check writes a log of all endpoints that are called, and of the advice.
import Synchronization

func plannerChecks() -> [Check] {
  [
    Check(
      "an afternoon",
      expected: [
        "asked Rome", "Rome: bring a blanket", "asked Rome",
        "Rome: stay at home", "asked Ghent", "Ghent: bring an umbrella",
        "asked Mons", "no advice",
      ]
    ) { makeAdvice, _ in
      let log = Log()
      let fake = Weather.fake()
      let advice = makeAdvice(
        Weather(
          forecast: { city in
            log.add("asked \(city)")
            return try fake.forecast(city)
          },
          storms: {
            log.add("asked for storms")
            return []
          },
          addReport: { city, _ in log.add("reported \(city)") }))
      for (city, sky) in [
        ("Rome", Sky.sun), ("Rome", .storm), ("Ghent", .rain),
      ] {
        fake.addReport(city, sky)
        log.add(try advice(city))
      }
      log.add((try? advice("Mons")) ?? "no advice")
      return log.all
    }
  ]
}

private final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  var all: [String] { lines.withLock { $0 } }
}
