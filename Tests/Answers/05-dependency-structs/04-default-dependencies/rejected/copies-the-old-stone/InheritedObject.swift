// Wrong: a list may leave out a part, as the search once allowed.
// Rejected by: handing over only one part does not compile

final class InheritedObject {
  struct Dependencies {
    var api: any API = NetworkAPI.shared
    var statistics: any Statistics = AppStatistics.shared

    /// What callers get who hand over nothing: a stepping stone for those that
    /// were there before the list. New code hands over its own.
    static let defaultDependencies = Dependencies()
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func banner(for city: String) -> String {
    dependencies.statistics.count("banner: \(city)")
    let notice = dependencies.api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
