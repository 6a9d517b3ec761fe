// Wrong: the world stands in a global, so that no initializer needs any argument.
// Rejected by: keeps nothing that changes in a global or static property
/// Where everything is found.
enum Surroundings {
  nonisolated(unsafe) static var weekdays: any PartsSupplier = SpokeLine()
  nonisolated(unsafe) static var weekends: any PartsSupplier = SundayParts()
  nonisolated(unsafe) static var today: Today = WallCalendar.today
}

struct Suppliers {
  var open: any PartsSupplier {
    switch Surroundings.today() {
    case .saturday, .sunday: Surroundings.weekends
    case .monday, .tuesday, .wednesday, .thursday, .friday:
      Surroundings.weekdays
    }
  }
}
