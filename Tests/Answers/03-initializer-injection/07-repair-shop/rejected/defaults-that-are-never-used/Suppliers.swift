// Wrong: each call hands everything over, and the live defaults wait for the next one that does not.
// Rejected by: nothing can be built with a part left out
/// Knows which supplier it's today.
struct Suppliers {
  var weekdays: any PartsSupplier = SpokeLine()
  var weekends: any PartsSupplier = SundayParts()
  var today: Today = WallCalendar.today

  var open: any PartsSupplier {
    switch today() {
    case .saturday, .sunday: weekends
    case .monday, .tuesday, .wednesday, .thursday, .friday: weekdays
    }
  }
}
