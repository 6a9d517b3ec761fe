// Wrong: loans that begin on a weekend get a rule of their own, which the page does not have.
// Rejected by: a loan is cheaper from the third day on
/// The loan bikes, and what they cost.
final class LoanFleet {
  private let bikes: Int
  private let prices: Prices
  private let today: Today
  private var lent = 0

  init(bikes: Int, prices: @escaping Prices, today: @escaping Today) {
    self.today = today
    self.bikes = bikes
    self.prices = prices
  }

  func lend(days: Int) throws -> Int {
    guard lent < bikes else { throw NoBikeLeft() }
    lent += 1
    let free = [.saturday, .sunday].contains(today()) ? 1 : 0
    let days = max(days - free, 1)
    let day = prices(.loanDay)
    return min(days, 2) * day + max(days - 2, 0) * (day / 2)
  }

  func takeBack() { lent = max(lent - 1, 0) }
}
