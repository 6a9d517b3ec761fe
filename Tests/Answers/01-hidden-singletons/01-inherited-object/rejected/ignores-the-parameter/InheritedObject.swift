// Wrong: takes the API, stores it, and asks the singleton all the same.
// Rejected by: it asks the API it was given

final class InheritedObject {
  private let api: any API

  init(api: any API = NetworkAPI.shared) {
    self.api = api
  }

  func banner(for city: String) -> String {
    let notice = NetworkAPI.shared.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
