// Sound: a second initializer for the old callers, no default argument.
// Keeps: 2

final class InheritedObject {
  private let api: any API

  init(api: any API) {
    self.api = api
  }

  convenience init() {
    self.init(api: NetworkAPI.shared)
  }

  func banner(for city: String) -> String {
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
