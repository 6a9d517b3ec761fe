// Wrong: a given server without a notice is followed by the real one.
// Rejected by: given both parts, it touches no singleton

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
    dependencies.statistics.count("banner: \(city)")
    var notice = dependencies.api.notice(for: city)
    if notice.isEmpty {
      // A server that has nothing to say: ask the one that surely has.
      notice = Dependencies.defaultDependencies.api.notice(for: city)
    }
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
