// Wrong: reads and writes under two locks; what came in between is lost.
// Rejected by: a fake loses no report when tasks report at once
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
        skies.withLock { $0.filter { $0.value == .storm }.keys.sorted() }
      },
      addReport: { city, sky in
        var changed = skies.withLock { $0 }
        changed[city] = sky
        skies.withLock { [changed] in $0 = changed }
      })
  }
}
