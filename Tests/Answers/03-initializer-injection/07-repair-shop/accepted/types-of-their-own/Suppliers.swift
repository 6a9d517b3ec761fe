// Sound: each supplier has a type that says which one it is, so a swap does not compile.
// Keeps: 1

/// The supplier from Monday to Friday.
struct WeekdaySupplier {
  let line: any PartsSupplier
}

/// The supplier on Saturday and Sunday.
struct WeekendSupplier {
  let line: any PartsSupplier
}

/// Knows which supplier it's today.
struct Suppliers {
  let weekdays: WeekdaySupplier
  let weekends: WeekendSupplier
  let today: Today

  var open: any PartsSupplier {
    switch today() {
    case .saturday, .sunday: weekends.line
    case .monday, .tuesday, .wednesday, .thursday, .friday: weekdays.line
    }
  }
}
