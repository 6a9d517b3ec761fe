// The outside world. Leave it as it is.

/// High or low water.
struct Tide: Equatable, Sendable {
  let time: String
  let centimetres: Int
}

/// Knows the tides of harbours.
protocol TideTable: Sendable {
  func tides(at harbour: String) throws -> [Tide]

  /// What people must know when a storm drives the sea ashore.
  func surgeWarning(at harbour: String) throws -> String?
}

extension TideTable {
  /// Most tables know the moon and not the weather, so they never warn.
  func surgeWarning(at harbour: String) throws -> String? { nil }
}

/// A pilot who will bring a ship in.
struct Booking: Equatable, Sendable {
  let pilot: String
  let ship: String
}

/// The pilots of all harbours.
struct Pilots: Sendable {
  /// The names of those who are free.
  var free: @Sendable (_ harbour: String) throws -> [String]

  /// Sends a pilot to a ship. Each call that arrives sends one more, also a
  /// call whose answer got lost on its way back.
  var book: @Sendable (_ harbour: String, _ ship: String) throws -> Booking
}
