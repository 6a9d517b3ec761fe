// Sound: keeps the parts, not the list; the default list is built each time.

final class InheritedObject {
  struct Dependencies {
    var api: any API
    var statistics: any Statistics

    static var defaultDependencies: Dependencies {
      Dependencies(api: NetworkAPI.shared, statistics: AppStatistics.shared)
    }
  }

  private let api: any API
  private let statistics: any Statistics

  init(dependencies: Dependencies = .defaultDependencies) {
    api = dependencies.api
    statistics = dependencies.statistics
  }

  func banner(for city: String) -> String {
    statistics.count("banner: \(city)")
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
