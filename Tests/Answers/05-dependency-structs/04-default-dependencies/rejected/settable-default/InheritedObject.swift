// Wrong: a lock makes the default list a variable that every test may set.
// Rejected by: keeps nothing that changes in a global or static property

import Synchronization

final class InheritedObject {
  struct Dependencies {
    let api: any API
    let statistics: any Statistics

    /// What callers get who hand over nothing: a stepping stone for those that
    /// were there before the list. New code hands over its own.
    private static let current = Mutex(
      Dependencies(api: NetworkAPI.shared, statistics: AppStatistics.shared))

    static var defaultDependencies: Dependencies {
      get { current.withLock { $0 } }
      set { current.withLock { $0 = newValue } }
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
