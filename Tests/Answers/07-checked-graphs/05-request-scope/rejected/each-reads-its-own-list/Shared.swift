import Synchronization

/// What all requests share.
final class Shared: Sendable {
  let numbers = Numbers()
  private let railway: Railway
  private let known = Mutex<Prices?>(nil)

  init(railway: Railway) { self.railway = railway }

  /// Read when it's first asked for. Reading takes its time, so nobody holds
  /// the lock meanwhile.
  var prices: Prices {
    if let prices = known.withLock({ $0 }) { return prices }
    let prices = Prices(of: railway)
    known.withLock { $0 = prices }
    return prices
  }
}
