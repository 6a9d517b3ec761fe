// Wrong: the default moved from the list into its parts.
// Rejected by: without a default, whatever is forgotten does not compile

final class InheritedSearch {
  struct Dependencies {
    var api: any API = NetworkAPI.shared
    var statistics: any Statistics = AppStatistics.shared
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func cities(saying word: String) -> [String] {
    dependencies.statistics.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      dependencies.api.notice(for: $0).contains(word)
    }
  }
}
