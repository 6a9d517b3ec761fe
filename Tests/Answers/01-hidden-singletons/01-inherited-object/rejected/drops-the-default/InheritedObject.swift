// Wrong: the old callers fall silent, because nothing is the default.
// Rejected by: keeps old callers on NetworkAPI.shared

final class InheritedObject {
  private let api: (any API)?

  init(api: (any API)? = nil) {
    self.api = api
  }

  func banner(for city: String) -> String {
    let notice = api?.notice(for: city) ?? ""
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
