// The outside world. Leave it as it is.

/// What the operator decides about one garage.
struct Site: Sendable {
  /// It stands on each receipt.
  let name: String
  let places: Int

  /// The garage opens at the first of these hours, and closes at the second,
  /// later on the same day: 6 and 22, for example, or 0 and 24 for always.
  let opens: Int
  let closes: Int

  /// The price of an hour that begins while the garage is open.
  let centsByDay: Int
  /// The price of an hour that begins while it's closed.
  let centsAtNight: Int
}

/// What one garage meets outside the program.
struct GarageWorld {
  /// The time at this moment.
  let now: () -> Moment

  /// Raises the barrier of a lane for one car.
  let raiseBarrier: (Lane) -> Void
}

enum Lane: Sendable {
  case entry, exit
}
