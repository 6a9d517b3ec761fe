// Wrong: the object asks the server once more when it is released.
// Rejected by: given an API, it never calls NetworkAPI.shared

final class InheritedObject {
  private let api: any API
  private var lastCity = ""
  init(api: any API = NetworkAPI.shared) { self.api = api }
  func banner(for city: String) -> String {
    lastCity = city
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
  deinit {
    // Leaves the server's page fresh for whoever comes next.
    _ = NetworkAPI.shared.notice(for: lastCity)
  }
}
