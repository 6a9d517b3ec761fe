// Sound: the two suppliers keep their types, and the entry function returns `some FrontDesk`.

/// Two suppliers, which take turns.
struct Suppliers<Weekdays: PartsSupplier, Weekends: PartsSupplier> {
  let weekdays: Weekdays
  let weekends: Weekends
  let today: Today

  /// Gives the supplier of the day to all of a piece of work.
  func withOpen<Result>(
    _ body: (any PartsSupplier) throws -> Result
  ) rethrows -> Result {
    switch today() {
    case .saturday, .sunday: try body(weekends)
    default: try body(weekdays)
    }
  }
}
