// Wrong: the fleet tells the desk through a closure that holds the desk.
// Rejected by: keeps nothing of a closed desk in memory
/// The loan bikes, and what they cost.
final class LoanFleet {
  private let bikes: Int
  private let prices: Prices
  private var lent = 0
  var onLend: () -> Void = {}

  init(bikes: Int, prices: @escaping Prices) {
    self.bikes = bikes
    self.prices = prices
  }

  func lend(days: Int) throws -> Int {
    guard lent < bikes else { throw NoBikeLeft() }
    lent += 1
    onLend()
    let days = max(days, 1)
    let day = prices(.loanDay)
    return min(days, 2) * day + max(days - 2, 0) * (day / 2)
  }

  func takeBack() { lent = max(lent - 1, 0) }
}
