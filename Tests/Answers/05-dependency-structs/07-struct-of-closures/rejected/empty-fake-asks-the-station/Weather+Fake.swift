// Wrong: a fake without a report asks the real station for its storms.
// Rejected by: each fake has a memory of its own and no station
import Synchronization

extension Weather {
  /// A weather that works, in a memory of its own, which is empty at first.
  static func fake() -> Weather {
    let skies = Mutex<[String: Sky]>([:])
    return Weather(
      forecast: { city in
        guard let sky = skies.withLock({ $0[city] }) else {
          throw NoForecast(city: city)
        }
        return sky
      },
      storms: {
        let known = skies.withLock { $0 }
        guard !known.isEmpty else { return Weather.live.storms() }
        return known.filter { $0.value == .storm }.keys.sorted()
      },
      addReport: { city, sky in
        skies.withLock { $0[city] = sky }
      })
  }
}
