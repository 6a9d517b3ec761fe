/// Finds the cities whose notice says a word.
final class InheritedSearch {
  private let dependencies: Office

  init(dependencies: Office) {
    self.dependencies = dependencies
  }

  func cities(saying word: String) -> [String] {
    dependencies.statistics.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      dependencies.api.notice(for: $0).contains(word)
    }
  }
}
