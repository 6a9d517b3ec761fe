// Wrong: the list that was handed over last serves every search.
// Rejected by: two demos keep apart

import Synchronization

final class InheritedSearch {
  struct Dependencies {
    let api: any API
    let statistics: any Statistics
  }

  private static let current = Mutex<Dependencies?>(nil)
  private var dependencies: Dependencies { Self.current.withLock { $0! } }

  init(dependencies: Dependencies) {
    Self.current.withLock { $0 = dependencies }
  }

  func cities(saying word: String) -> [String] {
    dependencies.statistics.count("search: \(word)")
    return ["Antwerp", "Bruges", "Ghent", "Namur"].filter {
      dependencies.api.notice(for: $0).contains(word)
    }
  }
}
