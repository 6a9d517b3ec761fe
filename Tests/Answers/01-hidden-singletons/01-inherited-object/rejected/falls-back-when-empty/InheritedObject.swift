// Wrong: keeps the singleton as a fallback for an empty answer.
// Rejected by: it accepts an empty notice as an answer

final class InheritedObject {
  private let api: any API

  init(api: any API = NetworkAPI.shared) {
    self.api = api
  }

  func banner(for city: String) -> String {
    var notice = api.notice(for: city)
    if notice.isEmpty { notice = NetworkAPI.shared.notice(for: city) }
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
