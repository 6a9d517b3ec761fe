// Wrong: the fleet is kept in a static property, so all shops lend the same bikes.
// Rejected by: keeps nothing that changes in a global or static property
/// The loan bikes, and what they cost.
final class LoanFleet {
  private let bikes: Int
  private let prices: Prices
  nonisolated(unsafe) private static var lent = 0

  init(bikes: Int, prices: @escaping Prices) {
    self.bikes = bikes
    self.prices = prices
  }

  func lend(days: Int) throws -> Int {
    guard Self.lent < bikes else { throw NoBikeLeft() }
    Self.lent += 1
    let days = max(days, 1)
    let day = prices(.loanDay)
    return min(days, 2) * day + max(days - 2, 0) * (day / 2)
  }

  func takeBack() { Self.lent = max(Self.lent - 1, 0) }
}
