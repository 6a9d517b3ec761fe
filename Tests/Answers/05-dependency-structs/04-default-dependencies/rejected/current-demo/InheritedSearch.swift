// Wrong: the list that was handed over last serves every search.
// Rejected by: keeps nothing that changes in a global or static property

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
