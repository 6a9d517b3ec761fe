// Wrong: the list may be nil, and then the real parts step in.
// Rejected by: without a default, whatever is forgotten does not compile

final class InheritedSearch {
  struct Dependencies {
    let api: any API
    let statistics: any Statistics
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies?) {
    self.dependencies =
      dependencies
      ?? Dependencies(api: NetworkAPI.shared, statistics: AppStatistics.shared)
  }

  func cities(saying word: String) -> [String] {
    dependencies.statistics.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      dependencies.api.notice(for: $0).contains(word)
    }
  }
}
