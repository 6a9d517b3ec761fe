// Wrong: `nonisolated(unsafe)` hides what the compiler said; tasks collide.
// Rejected by: a fake loses no report when tasks report at once

extension Weather {
  static func fake() -> Weather {
    nonisolated(unsafe) var skies: [String: Sky] = [:]
    return Weather(
      forecast: { city in
        guard let sky = skies[city] else { throw NoForecast(city: city) }
        return sky
      },
      storms: { skies.filter { $0.value == .storm }.keys.sorted() },
      addReport: { city, sky in skies[city] = sky })
  }
}
