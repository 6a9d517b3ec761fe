// Wrong: a static table of lists; a new basket can find a dead one's entry.
// Rejected by: both suites are green together, in either order

import Synchronization

final class Basket {
  private static let lists = Mutex<[ObjectIdentifier: [String]]>([:])

  var items: [String] {
    Self.lists.withLock { $0[ObjectIdentifier(self), default: []] }
  }

  func put(_ item: String) {
    Self.lists.withLock {
      $0[ObjectIdentifier(self), default: []].append(item)
    }
  }
}
