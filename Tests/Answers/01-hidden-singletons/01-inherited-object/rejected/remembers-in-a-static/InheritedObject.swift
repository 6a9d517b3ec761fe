// Wrong: the API that was handed over last serves every object.
// Rejected by: keeps every API out of global state

import Synchronization

final class InheritedObject {
  private static let current = Mutex<any API>(NetworkAPI.shared)

  init(api: any API = NetworkAPI.shared) {
    Self.current.withLock { $0 = api }
  }

  func banner(for city: String) -> String {
    let notice = Self.current.withLock { $0 }.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
