// The outside world. Leave it as it is.

/// A guest lives in this room already.
struct RoomTaken: Error, Equatable {}

/// The room is free, so no guest can be served.
struct NoGuest: Error, Equatable {}

/// What the night audit did.
struct NightReport: Equatable {
  /// What was charged, for all rooms together.
  var cents = 0
  /// The rooms whose night couldn't be charged, the lowest number first.
  var failed: [Int] = []
}

/// The front office of a house, as its people see it. One person at a time uses
/// it. It throws the errors of the world on, unchanged.
///
/// The hotel's day begins at 4 o'clock: before, it's still the day before.
protocol FrontOffice {
  /// A guest moves in, and gets a key that opens until 11 o'clock, so many
  /// nights after the hotel's day. If no key is written, the room stays free.
  ///
  /// - Throws: `RoomTaken`.
  func checkIn(room: Int, nights: Int) throws

  /// A guest has lost the key: writes the one that was written last once more,
  /// and then charges 1500 cents. If no key is written, nothing is charged.
  ///
  /// - Throws: `NoGuest`.
  func replaceKey(room: Int) throws

  /// What it costs to stay until this hour, from 12 to 18, on the last day: for
  /// each hour after 11, a tenth of the room's rate on the hotel's day. The sum
  /// is rounded down.
  ///
  /// - Throws: `NoGuest`.
  func latePrice(room: Int, until hour: Int) throws -> Int

  /// Charges what `latePrice` would say at this moment, and then writes a key
  /// that opens until this hour on the last day. If nothing is charged, no key
  /// is written.
  ///
  /// - Returns: What was charged.
  /// - Throws: `NoGuest`.
  func stayLate(room: Int, until hour: Int) throws -> Int

  /// Charges each guest the room's rate on the hotel's day, the lowest number
  /// first. If a room's night can't be charged, the others are charged anyway.
  func nightAudit() -> NightReport

  /// The guest leaves, and the room is free.
  ///
  /// - Throws: `NoGuest`.
  func checkOut(room: Int) throws
}
