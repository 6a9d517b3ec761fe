// Wrong: mends the screens, and leaves the default for the next who forgets.
// Rejected by: without a default, whatever is forgotten does not compile

final class InheritedSearch {
  struct Dependencies {
    let api: any API
    let statistics: any Statistics

    static let defaultDependencies = Dependencies(
      api: NetworkAPI.shared, statistics: AppStatistics.shared)
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
