/// Finds the cities whose notice says a word.
final class InheritedSearch {
  private let statistics: any Statistics
  private let api: any API

  init(_ statistics: some Statistics, _ api: some API) {
    self.statistics = statistics
    self.api = api
  }

  func cities(saying word: String) -> [String] {
    statistics.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      api.notice(for: $0).contains(word)
    }
  }
}
