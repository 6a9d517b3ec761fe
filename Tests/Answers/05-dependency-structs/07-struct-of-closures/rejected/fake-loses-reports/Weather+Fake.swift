// Wrong: a report reads the memory in one lock and stores it in another.
// Rejected by: a fake loses no report of many threads

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
        var all = skies.withLock { $0 }
        all[city] = sky
        skies.withLock { $0 = all }
      })
  }
}
