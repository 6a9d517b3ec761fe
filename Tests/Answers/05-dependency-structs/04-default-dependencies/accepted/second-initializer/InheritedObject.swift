// Sound: a second initializer for the old callers, no default argument.
// Keeps: 1

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

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  func banner(for city: String) -> String {
    dependencies.statistics.count("banner: \(city)")
    let notice = dependencies.api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
