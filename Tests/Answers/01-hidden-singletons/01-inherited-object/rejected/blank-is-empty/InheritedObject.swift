// Wrong: trims the notice, so that a blank one counts as none.
// Rejected by: its banner shows that API's notice

import Foundation

/// Writes the banner on top of a screen.
final class InheritedObject {
  private let api: any API

  init(api: any API = NetworkAPI.shared) {
    self.api = api
  }

  func banner(for city: String) -> String {
    let notice = api.notice(for: city)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
