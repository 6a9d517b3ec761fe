import Synchronization

/// The prices on the wall.
final class PriceList: Sendable {
  static let shared = PriceList()

  private let cents = Mutex(450)

  var full: Int { cents.withLock { $0 } }

  func raise(by more: Int) { cents.withLock { $0 += more } }
}
