// Wrong: a static counter without a lock numbers the lists of a static table.
// Rejected by: no state is kept in a global or static property

import Synchronization

/// What a customer wants to buy.
final class Basket {
  nonisolated(unsafe) private static var last = 0
  private static let lists = Mutex<[Int: [String]]>([:])

  private let number: Int

  /// What the warehouse calls this basket.
  let label: String

  init() {
    let number = Self.last + 1
    label = "basket-" + String(number, radix: 36)
    Self.last = number
    self.number = number
  }

  deinit {
    _ = Self.lists.withLock { [number] in $0.removeValue(forKey: number) }
  }

  var items: [String] {
    Self.lists.withLock { $0[number] ?? [] }
  }

  func put(_ item: String) {
    Self.lists.withLock { $0[number, default: []].append(item) }
  }
}
