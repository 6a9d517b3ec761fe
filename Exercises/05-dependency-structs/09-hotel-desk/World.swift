// The outside world. Leave it as it is.

/// A moment in the hotel's time.
struct Moment: Equatable {
  /// Counts the calendar's days; a new one begins at midnight.
  var day: Int
  /// 0 to 23.
  var hour: Int
}

/// What a key card says: which room it opens, and how long.
struct Key: Equatable {
  let room: Int
  let end: Moment
}

/// Knows what time it is. It stands still while an office is asked something.
protocol HouseClock {
  func now() -> Moment
}

/// Knows what a room costs on a day, in cents. It may change its mind.
protocol RateService {
  func cents(for room: Int, on day: Int) throws -> Int
}

/// Writes key cards.
protocol KeyWriter {
  func write(_ key: Key) throws
}

/// Puts an amount on the bill of a room.
protocol Cashier {
  func charge(_ cents: Int, to room: Int) throws
}

/// What the auditor of the chain reads.
protocol Journal {
  func note(_ entry: Entry)
}

/// A call of the rate service, the key writer or the cashier, and its outcome.
enum Entry: Equatable, CustomStringConvertible {
  /// `cents` is what the service said, and `nil` if it threw an error.
  case rate(room: Int, day: Int, cents: Int?)
  /// `isWritten` is false if the writer threw an error.
  case key(Key, isWritten: Bool)
  /// `isTaken` is false if the cashier threw an error.
  case charge(cents: Int, room: Int, isTaken: Bool)

  /// For example `rate of room 12 on day 40: 9000`.
  var description: String {
    switch self {
    case .rate(let room, let day, let cents):
      "rate of room \(room) on day \(day): \(cents.map { "\($0)" } ?? "failed")"
    case .key(let key, let isWritten):
      "key of room \(key.room) until day \(key.end.day), \(key.end.hour):00"
        + (isWritten ? "" : ": failed")
    case .charge(let cents, let room, let isTaken):
      "\(cents) to room \(room)" + (isTaken ? "" : ": failed")
    }
  }
}
