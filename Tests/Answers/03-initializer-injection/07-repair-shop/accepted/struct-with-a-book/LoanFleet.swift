/// What a loan costs, in cents.
struct LoanTariff {
  let prices: Prices
  var fullDays = 2

  func cents(for days: Int) -> Int {
    let (day, days) = (prices(.loanDay), max(1, days))
    let full = min(days, fullDays)
    return full * day + (days - full) * (day / 2)
  }
}
