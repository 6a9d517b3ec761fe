// Wrong: the price list is a static property, read by the first office.
// Rejected by: keeps one price list and one numbering for each office

import Synchronization

/// The price list. One is enough for all requests.
struct Prices: Sendable {
  private static let first = Mutex<[String: Int]?>(nil)
  private let prices: [String: Int]

  init(of railway: Railway) {
    prices = Self.first.withLock { first in
      let prices = first ?? railway.readPrices()
      first = prices
      return prices
    }
  }

  subscript(thing: String) -> Int? { prices[thing] }
}

/// Numbers what is found: 1, 2, 3 … Its office has one such counter.
final class Numbers: Sendable {
  private let last = Mutex(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
