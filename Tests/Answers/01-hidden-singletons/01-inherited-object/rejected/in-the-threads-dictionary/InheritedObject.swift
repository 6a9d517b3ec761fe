// Wrong: the API stays with the thread that built the object.
// Rejected by: keeps every API out of global state

import Foundation

/// Writes the banner on top of a screen.
final class InheritedObject {
  private let key = UUID().uuidString

  init(api: (any API)? = nil) {
    if let api { Thread.current.threadDictionary[key] = api }
  }

  func banner(for city: String) -> String {
    let api = Thread.current.threadDictionary[key] as? any API
    let notice = (api ?? NetworkAPI.shared).notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
