// Wrong: one struct takes all that the old initializer took.
// Rejected by: no initializer takes more than four arguments
/// Everything that a desk needs.
struct Configuration {
  let weekdays: any PartsSupplier
  let weekends: any PartsSupplier
  let prices: Prices
  let today: Today
  let loanBikes: Int
  let markup: Int
  let discount: Int

  var open: any PartsSupplier {
    switch today() {
    case .saturday, .sunday: weekends
    case .monday, .tuesday, .wednesday, .thursday, .friday: weekdays
    }
  }
}
