import SpecSupport
import Testing

@testable import StructOfClosures

/// Planners that the learner's checks judge: a sound one, and others with one fault each.
private enum Planners {
  static func sound(_ weather: Weather) -> Advice {
    { city in "\(city): \(words(try weather.forecast(city)))" }
  }

  static func words(_ sky: Sky) -> String {
    switch sky {
    case .sun: "bring a blanket"
    case .rain: "bring an umbrella"
    case .storm: "stay at home"
    }
  }

  /// It asks more than the forecast.
  static var nosy: [(String, Check.MakeAdvice)] {
    [
      (
        "it also asks for the storms",
        { weather in
          { city in
            _ = weather.storms()
            return try sound(weather)(city)
          }
        }
      ),
      (
        "it reports the sky that it read",
        { weather in
          { city in
            weather.addReport(city, try weather.forecast(city))
            return try sound(weather)(city)
          }
        }
      ),
      (
        "it asks twice",
        { weather in
          { city in
            _ = try weather.forecast(city)
            return try sound(weather)(city)
          }
        }
      ),
    ]
  }

  /// Its advice doesn't follow from the forecast.
  static var mistaken: [(String, Check.MakeAdvice)] {
    [
      ("it takes rain for sun", advising { $0 == .rain ? .sun : $0 }),
      ("it takes a storm for rain", advising { $0 == .storm ? .rain : $0 }),
      ("it takes sun for rain", advising { $0 == .sun ? .rain : $0 }),
      (
        "it asks about Brussels, whatever the city is",
        { weather in
          { city in "\(city): \(words(try weather.forecast("Brussels")))" }
        }
      ),
      (
        "it leaves out the city",
        { weather in { city in words(try weather.forecast(city)) } }
      ),
    ]
  }

  private static func advising(
    _ change: @escaping @Sendable (Sky) -> Sky
  ) -> Check.MakeAdvice {
    { weather in
      { city in "\(city): \(words(change(try weather.forecast(city))))" }
    }
  }

  /// It hides an error, or keeps an answer that has grown old.
  static var stubborn: [(String, Check.MakeAdvice)] {
    [
      (
        "without a forecast, it takes the sun for granted",
        { weather in
          { city in "\(city): \(words((try? weather.forecast(city)) ?? .sun))" }
        }
      ),
      (
        "it repeats its first advice for a city",
        { weather in
          let kept = SpecVariable<[String: String]>([:])
          return { city in
            if let advice = kept.value[city] { return advice }
            let advice = try sound(weather)(city)
            kept.value[city] = advice
            return advice
          }
        }
      ),
    ]
  }
}

@Suite struct StructOfClosuresCheckSpecs {
  /// The faults of these planners about which no check complains.
  private func missed(_ planners: [(String, Check.MakeAdvice)]) -> [String] {
    let checks = plannerChecks()
    return planners.filter { planner in
      checks.allSatisfy { $0.complaint(about: planner.1) == nil }
    }.map(\.0)
  }

  @Test func `a sound planner passes every check of yours`() {
    let checks = plannerChecks()
    let results = again {
      checks.compactMap { $0.complaint(about: Planners.sound) }
    }

    #expect(
      results == [[], [], []],
      """
      The spec ran your checks three times on a planner without a fault. `found` lists \
      the complaints of each run. A check that rejects sound code teaches people to \
      ignore it. Look at what the check expects, and at what its weather announces. The \
      weather should announce the forecast, because this planner calls nothing else.
      """)
    #expect(
      checks.isEmpty == false,
      """
      `plannerChecks()` returned no checks at all. Without a check, any planner passes. \
      Write the first check: announce a forecast, ask for advice, and compare the advice \
      with what you expect.
      """)
  }

  @Test func `your checks catch advice that the forecast doesn't give`() {
    let missed = missed(Planners.mistaken)

    #expect(
      missed == [],
      """
      `found` describes planners that pass all of your checks, although their advice doesn't \
      follow from the forecast. A planner can be right about one sky and one city, and wrong \
      about others. Let your checks ask about each sky, and about cities with different skies.
      """)
  }

  @Test func `your checks catch a call that nothing announced`() {
    let missed = missed(Planners.nosy)

    #expect(
      missed == [],
      """
      `found` describes planners that pass all of your checks, although they make \
      needless calls. Advice needs only one call to `forecast`. Each call goes over \
      the network, and a report changes what other people see. If a check announces \
      only the forecast, the unimplemented weather reports the calls to the other \
      endpoints. To count the calls to `forecast`, use the closure that you announce.
      """)
  }

  @Test func `your checks catch a hidden error and old advice`() {
    let missed = missed(Planners.stubborn)

    #expect(
      missed == [],
      """
      `found` describes planners that pass all of your checks, although they hide \
      a missing forecast or repeat old advice. A planner must base its advice on \
      the current forecast. Let one check announce a forecast that throws, and \
      let another check announce a forecast that changes between two calls.
      """)
  }
}
