// Wrong: with the real server, the given statistics hear nothing.
// Rejected by: it uses the server and the statistics it was given
/// Writes the banner on top of a screen.
final class InheritedObject {
  struct Dependencies {
    let api: any API
    let statistics: any Statistics

    /// What callers get who hand over nothing: a stepping stone for those that
    /// were there before the list. New code hands over its own.
    static let defaultDependencies = Dependencies(
      api: NetworkAPI.shared, statistics: AppStatistics.shared)
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func banner(for city: String) -> String {
    let statistics: any Statistics =
      dependencies.api is NetworkAPI
      ? AppStatistics.shared : dependencies.statistics
    statistics.count("banner: \(city)")
    let notice = dependencies.api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
