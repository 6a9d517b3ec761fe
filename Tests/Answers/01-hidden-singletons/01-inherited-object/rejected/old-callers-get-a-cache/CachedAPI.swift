import Synchronization

/// Spares the server: asks it once for each city.
final class CachedAPI: API {
  private let api: any API
  private let notices = Mutex<[String: String]>([:])

  init(_ api: any API) { self.api = api }

  func notice(for city: String) -> String {
    if let known = notices.withLock({ $0[city] }) { return known }
    let notice = api.notice(for: city)
    notices.withLock { $0[city] = notice }
    return notice
  }
}
