// Wrong: the weekend is Saturday.
// Rejected by: each day of the week has its supplier
/// Knows which supplier it's today.
struct Suppliers {
  let weekdays: any PartsSupplier
  let weekends: any PartsSupplier
  let today: Today

  var open: any PartsSupplier {
    switch today() {
    case .saturday: weekends
    default: weekdays
    }
  }
}
