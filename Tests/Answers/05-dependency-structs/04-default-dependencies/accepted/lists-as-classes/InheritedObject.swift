// Sound: the lists are classes of constants, one of them in a file of its own.
/// Writes the banner on top of a screen.
final class InheritedObject {
  private let api: any API
  private let statistics: any Statistics

  init(dependencies: Dependencies = Dependencies.defaultDependencies) {
    api = dependencies.api
    statistics = dependencies.statistics
  }

  func banner(for city: String) -> String {
    statistics.count("banner: \(city)")
    let notice = api.notice(for: city)
    return notice.isEmpty ? "No news from \(city)" : "★ \(notice)"
  }
}
