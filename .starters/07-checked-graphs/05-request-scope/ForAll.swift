import Synchronization

/// The price list. One is enough for all requests.
struct Prices: Sendable {
  private let prices: [String: Int]

  init(of railway: Railway) { prices = railway.readPrices() }

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
