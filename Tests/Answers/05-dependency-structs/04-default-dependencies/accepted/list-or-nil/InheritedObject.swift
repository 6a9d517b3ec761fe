final class InheritedObject {
  private let using: Using

  /// `nil` gives the app's own: a stepping stone for the old callers.
  init(services: Services? = nil) {
    using = Using(
      services
        ?? Services(api: NetworkAPI.shared, statistics: AppStatistics.shared))
  }

  func banner(for city: String) -> String {
    using.statistics.count("banner: \(city)")
    let notice = using.api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
