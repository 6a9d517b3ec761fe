// Wrong: all fakes share one memory, so tests disturb each other.
// Rejected by: keeps nothing that changes in a global or static property

import Synchronization

extension Weather {
  private static let skies = Mutex<[String: Sky]>([:])

  static func fake() -> Weather {
    Weather(
      forecast: { city in
        guard let sky = skies.withLock({ $0[city] }) else {
          throw NoForecast(city: city)
        }
        return sky
      },
      storms: {
        skies.withLock { $0.filter { $0.value == .storm }.keys.sorted() }
      },
      addReport: { city, sky in skies.withLock { $0[city] = sky } })
  }
}
