/// Finds the cities whose notice says a word.
final class InheritedSearch {
  struct Dependencies {
    var api: any API = NetworkAPI.shared
    var statistics: any Statistics = AppStatistics.shared

    static let defaultDependencies = Dependencies()
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func cities(saying word: String) -> [String] {
    dependencies.statistics.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      dependencies.api.notice(for: $0).contains(word)
    }
  }
}
