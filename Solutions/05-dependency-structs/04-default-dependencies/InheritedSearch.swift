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

  func cities(saying word: String) -> [String] {
    dependencies.statistics.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      dependencies.api.notice(for: $0).contains(word)
    }
  }
}
