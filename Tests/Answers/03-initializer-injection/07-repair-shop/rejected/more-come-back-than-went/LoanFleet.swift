// Wrong: bikes that come back are counted, even when none was out.
// Rejected by: no more bikes are out than the shop has
/// The loan bikes, and what they cost.
final class LoanFleet {
  private let bikes: Int
  private let prices: Prices
  private var lent = 0

  init(bikes: Int, prices: @escaping Prices) {
    self.bikes = bikes
    self.prices = prices
  }

  func lend(days: Int) throws -> Int {
    guard lent < bikes else { throw NoBikeLeft() }
    lent += 1
    let days = max(days, 1)
    let day = prices(.loanDay)
    return min(days, 2) * day + max(days - 2, 0) * (day / 2)
  }

  func takeBack() { lent -= 1 }
}
