/// Finds the cities whose notice says a word.
final class InheritedSearch {
  struct Dependencies {
    fileprivate let notice: (_ city: String) -> String
    fileprivate let count: (_ event: String) -> Void

    init(api: any API, statistics: any Statistics) {
      notice = { api.notice(for: $0) }
      count = { statistics.count($0) }
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func cities(saying word: String) -> [String] {
    dependencies.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      dependencies.notice($0).contains(word)
    }
  }
}
