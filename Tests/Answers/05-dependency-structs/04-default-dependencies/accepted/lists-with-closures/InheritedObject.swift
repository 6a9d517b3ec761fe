// Sound: the lists ask for both parts, and keep closures made from them.

/// Writes the banner on top of a screen.
final class InheritedObject {
  struct Dependencies {
    fileprivate let notice: @Sendable (_ city: String) -> String
    fileprivate let count: @Sendable (_ event: String) -> Void

    init(api: any API, statistics: any Statistics) {
      notice = { api.notice(for: $0) }
      count = { statistics.count($0) }
    }

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
    dependencies.count("banner: \(city)")
    let notice = dependencies.notice(city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
