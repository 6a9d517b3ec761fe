// Wrong: the default list can't be set, but a function replaces it for every caller.
// Rejected by: keeps nothing that changes in a global or static property

import Synchronization

/// Writes the banner on top of a screen.
final class InheritedObject {
  struct Dependencies: Sendable {
    let api: any API
    let statistics: any Statistics

    /// What callers get who hand over nothing: a stepping stone for those that
    /// were there before the list. New code hands over its own.
    static var defaultDependencies: Dependencies {
      kept.withLock { $0 }
    }

    private static let kept = Mutex(
      Dependencies(api: NetworkAPI.shared, statistics: AppStatistics.shared))

    /// For tests: the list stands in for the default while `run` runs.
    static func withDefault<Result>(
      _ list: Dependencies, run: () throws -> Result
    ) rethrows -> Result {
      let before = kept.withLock { $0 }
      kept.withLock { $0 = list }
      defer { kept.withLock { $0 = before } }
      return try run()
    }
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
