/// Finds the cities whose notice says a word.
final class InheritedSearch {
  final class Dependencies {
    fileprivate let api: any API
    fileprivate let statistics: any Statistics

    init(api: any API, statistics: any Statistics) {
      (self.api, self.statistics) = (api, statistics)
    }
  }

  private let api: any API
  private let statistics: any Statistics

  init(dependencies list: Dependencies) {
    api = list.api
    statistics = list.statistics
  }

  func cities(saying word: String) -> [String] {
    statistics.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      api.notice(for: $0).contains(word)
    }
  }
}
