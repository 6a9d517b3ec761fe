// The outside world. Leave it as it is.

/// One garage as the control room works it, on one thread.
struct GarageDesk {
  /// Lets a car in: raises the barrier of the entry, and returns the number of
  /// the ticket, from 1.
  ///
  /// `nil` while the garage is closed or full; then the barrier stays down, and
  /// no number is used up.
  let enter: () -> Int?

  /// Lets the car with this ticket out, at any hour: raises the barrier of the
  /// exit, and returns the receipt.
  ///
  /// A receipt reads `Station, ticket 7: 08:15 to 10:20, 6.00`. Each hour begun
  /// costs the price of the minute at which it begins. The first hour begins
  /// when the car comes, and is always paid.
  ///
  /// `nil` for a ticket whose car isn't in the garage; then the barrier stays
  /// down.
  let leave: (_ ticket: Int) -> String?

  /// What the sign at the street says: `FREE 12`, `FULL` or `CLOSED`.
  let sign: () -> String
}
