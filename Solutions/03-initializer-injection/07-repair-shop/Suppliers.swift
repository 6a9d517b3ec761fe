/// Knows which supplier it's today.
struct Suppliers {
  let weekdays: any PartsSupplier
  let weekends: any PartsSupplier
  let today: Today

  var open: any PartsSupplier {
    switch today() {
    case .saturday, .sunday: weekends
    case .monday, .tuesday, .wednesday, .thursday, .friday: weekdays
    }
  }
}
