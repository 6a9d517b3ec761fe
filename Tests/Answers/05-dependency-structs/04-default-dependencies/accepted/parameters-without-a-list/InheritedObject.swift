// Sound: no list at all; old callers have an initializer of their own.

/// Writes the banner on top of a screen.
final class InheritedObject {
  private let server: any API
  private let counter: any Statistics

  init(asking server: any API, countingIn counter: any Statistics) {
    self.server = server
    self.counter = counter
  }

  /// For callers that were there before the initializer above.
  convenience init() {
    self.init(
      asking: NetworkAPI.shared, countingIn: AppStatistics.shared)
  }

  func banner(for city: String) -> String {
    counter.count("banner: \(city)")
    let notice = server.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
