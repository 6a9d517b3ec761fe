// Wrong: warms up the singleton although it was given another API.
// Rejected by: given an API, it never calls NetworkAPI.shared

final class InheritedObject {
  private let api: any API

  init(api: any API = NetworkAPI.shared) {
    self.api = api
  }

  func banner(for city: String) -> String {
    _ = NetworkAPI.shared.notice(for: city)
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
