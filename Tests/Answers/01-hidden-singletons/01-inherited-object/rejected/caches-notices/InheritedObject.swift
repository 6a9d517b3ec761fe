// Wrong: remembers each city's notice and never asks again.
// Rejected by: it asks again for every banner

/// Writes the banner on top of a screen.
final class InheritedObject {
  private let api: any API
  private var notices: [String: String] = [:]

  init(api: any API = NetworkAPI.shared) {
    self.api = api
  }

  func banner(for city: String) -> String {
    let notice = notices[city] ?? api.notice(for: city)
    notices[city] = notice
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
