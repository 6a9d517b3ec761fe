// Wrong: the screens find the basket in a global that the root sets for them.
// Rejected by: neither screen can be built without its basket

import Synchronization

final class Basket: Sendable {
  private static let newest = Mutex<Basket>(Basket())

  static var current: Basket {
    get { newest.withLock { $0 } }
    set { newest.withLock { $0 = newValue } }
  }

  private let list = Mutex<[String]>([])

  var items: [String] {
    list.withLock { $0 }
  }

  func put(_ item: String) {
    list.withLock { $0.append(item) }
  }
}
