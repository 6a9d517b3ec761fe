// Wrong: the `fail` that was handed over last hears of every call.
// Rejected by: keeps nothing that changes in a global or static property

import Synchronization

extension Weather {
  private static let current = Mutex<(@Sendable (String) -> Void)?>(nil)

  static func unimplemented(
    fail: @escaping @Sendable (String) -> Void
  ) -> Weather {
    current.withLock { $0 = fail }
    let complain: @Sendable (String) -> Void = { endpoint in
      current.withLock { $0 }?("`\(endpoint)` was not announced.")
    }
    return Weather(
      forecast: { city in
        complain("forecast")
        throw NoForecast(city: city)
      },
      storms: {
        complain("storms")
        return []
      },
      addReport: { _, _ in complain("addReport") })
  }
}
