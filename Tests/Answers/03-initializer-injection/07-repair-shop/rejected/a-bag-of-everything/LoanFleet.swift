/// The loan bikes, and what they cost.
final class LoanFleet {
  private let configuration: Configuration
  private var lent = 0

  init(configuration: Configuration) {
    self.configuration = configuration
  }

  func lend(days: Int) throws -> Int {
    guard lent < configuration.loanBikes else { throw NoBikeLeft() }
    lent += 1
    let days = max(days, 1)
    let day = configuration.prices(.loanDay)
    return min(days, 2) * day + max(days - 2, 0) * (day / 2)
  }

  func takeBack() { lent = max(lent - 1, 0) }
}
