// Wrong: where nothing was reported, the fake asks the real station.
// Rejected by: a fake forecasts what was reported and nothing else

import Synchronization

extension Weather {
  static func fake() -> Weather {
    let skies = Mutex<[String: Sky]>([:])
    var weather = Weather.live
    weather.forecast = { city in
      try skies.withLock { $0[city] } ?? Weather.live.forecast(city)
    }
    weather.storms = {
      skies.withLock { $0.filter { $0.value == .storm }.keys.sorted() }
    }
    weather.addReport = { city, sky in skies.withLock { $0[city] = sky } }
    return weather
  }
}
