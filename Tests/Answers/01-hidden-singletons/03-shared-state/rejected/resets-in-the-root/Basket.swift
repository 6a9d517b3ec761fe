// Wrong: one list for all, emptied whenever a shop is built.
// Rejected by: two open shops each keep their own items

import Synchronization

final class Basket {
  private static let list = Mutex<[String]>([])

  static func reset() {
    list.withLock { $0 = [] }
  }

  var items: [String] {
    Self.list.withLock { $0 }
  }

  func put(_ item: String) {
    Self.list.withLock { $0.append(item) }
  }
}
