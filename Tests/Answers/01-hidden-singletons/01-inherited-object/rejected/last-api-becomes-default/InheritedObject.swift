// Wrong: the API that was given last is the old callers' default.
// Rejected by: keeps every API out of global state

import Synchronization

/// Writes the banner on top of a screen.
final class InheritedObject {
  private static let standard = Mutex<any API>(NetworkAPI.shared)
  private let api: any API

  init() {
    api = Self.standard.withLock { $0 }
  }

  init(api: any API) {
    self.api = api
    Self.standard.withLock { $0 = api }
  }

  func banner(for city: String) -> String {
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
