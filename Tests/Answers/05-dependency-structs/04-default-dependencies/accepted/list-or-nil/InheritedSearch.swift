final class InheritedSearch {
  private let using: Using

  init(services: Services) { using = Using(services) }

  func cities(saying word: String) -> [String] {
    using.statistics.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      using.api.notice(for: $0).contains(word)
    }
  }
}
