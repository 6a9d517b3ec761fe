// Sound: the root sets a property; the singleton is only its lazy default.

/// Writes the banner on top of a screen.
final class InheritedObject {
  lazy var api: any API = NetworkAPI.shared

  func banner(for city: String) -> String {
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
