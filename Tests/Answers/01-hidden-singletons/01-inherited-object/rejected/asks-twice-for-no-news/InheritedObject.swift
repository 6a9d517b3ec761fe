// Wrong: an empty notice is asked for a second time.
// Rejected by: it asks the API it was given

final class InheritedObject {
  private let api: any API
  init(api: any API = NetworkAPI.shared) { self.api = api }
  func banner(for city: String) -> String {
    var notice = api.notice(for: city)
    if notice.isEmpty { notice = api.notice(for: city) }  // one more try
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
