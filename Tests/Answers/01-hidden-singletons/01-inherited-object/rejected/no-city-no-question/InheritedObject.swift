// Wrong: for a city without a name it asks nobody.
// Rejected by: it asks the API it was given

final class InheritedObject {
  private let api: any API
  init(api: any API = NetworkAPI.shared) { self.api = api }
  func banner(for city: String) -> String {
    guard !city.isEmpty else { return "No news from " }
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
