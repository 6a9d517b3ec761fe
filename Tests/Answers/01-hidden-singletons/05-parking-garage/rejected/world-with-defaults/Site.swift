// Wrong: the given world gets the real clock and barrier as defaults.
// Rejected by: keeps the outside world as it is

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
  var now: () -> Moment = WallClock.now

  /// Raises the barrier of a lane for one car.
  var raiseBarrier: (Lane) -> Void = BarrierMotor.shared.raise
}

enum Lane: Sendable {
  case entry, exit
}
