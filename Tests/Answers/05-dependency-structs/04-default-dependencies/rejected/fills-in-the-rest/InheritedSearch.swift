// Wrong: a shorter way in, which fills in the rest with the real part.
// Rejected by: without a default, whatever is forgotten does not compile
/// Finds the cities whose notice says a word.
final class InheritedSearch {
  struct Dependencies {
    let api: any API
    let statistics: any Statistics
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  convenience init(api: any API) {
    self.init(
      dependencies: .init(api: api, statistics: AppStatistics.shared))
  }

  func cities(saying word: String) -> [String] {
    dependencies.statistics.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      dependencies.api.notice(for: $0).contains(word)
    }
  }
}
