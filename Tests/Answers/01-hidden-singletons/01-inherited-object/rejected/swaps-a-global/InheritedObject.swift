import Synchronization

/// What a new object talks to.
let ambientAPI = Mutex<any API>(NetworkAPI.shared)

/// Writes the banner on top of a screen.
final class InheritedObject {
  private let api: any API = ambientAPI.withLock { $0 }

  func banner(for city: String) -> String {
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
