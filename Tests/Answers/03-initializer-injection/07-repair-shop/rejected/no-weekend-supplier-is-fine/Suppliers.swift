// Wrong: a shop may be built without a weekend supplier, and then calls the other one.
// Rejected by: nothing can be built with a part left out
/// Knows which supplier it's today.
struct Suppliers {
  let weekdays: any PartsSupplier
  let weekends: (any PartsSupplier)?
  let today: Today

  var open: any PartsSupplier {
    switch today() {
    case .saturday, .sunday: weekends ?? weekdays
    case .monday, .tuesday, .wednesday, .thursday, .friday: weekdays
    }
  }
}
