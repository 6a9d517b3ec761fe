/// Everything that the desk works with, in one list.
struct Tools {
  var now: () -> Moment
  var rate: (_ room: Int, _ day: Int) throws -> Int
  var writeKey: (Key) throws -> Void
  var charge: (_ cents: Int, _ room: Int) throws -> Void
  /// The hotel's day.
  var today: () -> Int
  /// What the room costs on the hotel's day.
  var tonightsRate: (_ room: Int) throws -> Int
  /// Writes the key of a guest who moves in.
  var firstKey: (_ room: Int, _ nights: Int) throws -> Key
  /// Charges the night, and returns its cents.
  var chargeNight: (_ room: Int) throws -> Int
}
