// Wrong: baskets come from a static pool, so the 129th shop gets the first one's.
// Rejected by: no state is kept in a global or static property

import Synchronization

/// What a customer wants to buy.
final class Basket: Sendable {
  private let list = Mutex<[String]>([])

  var items: [String] { list.withLock { $0 } }

  func put(_ item: String) { list.withLock { $0.append(item) } }

  func empty() { list.withLock { $0 = [] } }
}

/// Baskets are expensive: they are used again.
enum BasketPool {
  private static let baskets = (0..<128).map { _ in Basket() }
  private static let next = Mutex(0)

  static func take() -> Basket {
    let index = next.withLock { next in
      defer { next = (next + 1) % baskets.count }
      return next
    }
    baskets[index].empty()
    return baskets[index]
  }
}
