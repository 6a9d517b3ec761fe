// Wrong: calls the real server on a queue as well, to keep the line warm.
// Rejected by: given an API, it leaves the server alone in the background too

import Dispatch

/// Writes the banner on top of a screen.
final class InheritedObject {
  private let api: any API

  init(api: any API = NetworkAPI.shared) {
    self.api = api
  }

  func banner(for city: String) -> String {
    // Keep the connection warm; never wait for it.
    DispatchQueue.global(qos: .background).async {
      _ = NetworkAPI.shared.notice(for: city)
    }
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
