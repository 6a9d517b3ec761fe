// Sound: keeps the lock, but in the instance, so that tasks may share a basket.
// Keeps: 1

import Synchronization

final class Basket: Sendable {
  private let list = Mutex<[String]>([])

  var items: [String] {
    list.withLock { $0 }
  }

  func put(_ item: String) {
    list.withLock { $0.append(item) }
  }
}
