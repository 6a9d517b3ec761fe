// Wrong: borrows the other object's list, and its default list with it.
// Rejected by: without a default, whatever is forgotten does not compile

final class InheritedSearch {
  typealias Dependencies = InheritedObject.Dependencies

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
