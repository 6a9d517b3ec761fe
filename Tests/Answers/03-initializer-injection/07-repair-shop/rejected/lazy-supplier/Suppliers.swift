// Wrong: a lazy property asks for the day once, at the first job.
// Rejected by: the day counts on which a job is accepted
/// Knows which supplier it's today.
final class Suppliers {
  let weekdays: any PartsSupplier
  let weekends: any PartsSupplier
  let today: Today

  init(
    weekdays: any PartsSupplier, weekends: any PartsSupplier,
    today: @escaping Today
  ) {
    self.weekdays = weekdays
    self.weekends = weekends
    self.today = today
  }

  lazy var open: any PartsSupplier =
    switch today() {
    case .saturday, .sunday: weekends
    case .monday, .tuesday, .wednesday, .thursday, .friday: weekdays
    }
}
