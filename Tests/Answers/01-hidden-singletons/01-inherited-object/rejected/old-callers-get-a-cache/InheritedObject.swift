// Wrong: callers that pass nothing get notices that were kept.
// Rejected by: it asks again for every banner

/// Writes the banner on top of a screen.
final class InheritedObject {
  private let api: any API

  /// - Parameter api: Where the notices come from. The default keeps the
  ///   callers that were there before this parameter.
  init(api: any API = CachedAPI(NetworkAPI.shared)) {
    self.api = api
  }

  func banner(for city: String) -> String {
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
