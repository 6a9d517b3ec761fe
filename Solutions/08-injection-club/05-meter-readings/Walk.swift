// The outside world. Leave it as it is.

/// A meter on the list that a reader gets in the morning.
struct Meter: Equatable, Sendable {
  let number: String
  /// What it showed last year, in cubic metres.
  let last: Int
}

/// A number that was read off a meter, in cubic metres.
struct Reading: Equatable, Sendable {
  let meter: String
  let value: Int
}

/// What the reader learns about one reading.
struct Note: Equatable, Sendable {
  enum Outcome: Equatable, Sendable {
    /// The utility has booked it.
    case booked
    /// The utility doesn't want it, and says why.
    case refused(String)
    /// The utility hasn't booked it, and wants another number.
    case readAgain(String)
    /// It can't be sent now, so it waits.
    case kept
    /// It was neither kept nor sent.
    case implausible
  }

  let reading: Reading
  let outcome: Outcome
}

/// The app as a reader sees it, on the way past the meters of a list.
///
/// It's used by one person, on one thread.
protocol Walk {
  /// The reader enters a number. It's plausible if its meter is on the list,
  /// and if the meter has gone forward by 0 to 500 cubic metres. For an
  /// implausible number there is one note, and nothing else happens.
  ///
  /// A plausible number takes its place behind all that wait, and then all of
  /// them are sent, as by `send`. The notes are those of `send`, and a last
  /// one, `kept`, if the new number has to wait.
  func enter(_ reading: Reading) -> [Note]

  /// Sends what waits, the oldest first, until nothing waits, or until one
  /// can't be sent now. That one and all behind it go on waiting.
  ///
  /// There is a note for each reading that the utility has answered, in the
  /// order in which they were sent.
  func send() -> [Note]

  /// The readings that the utility hasn't answered yet, the oldest first.
  var waiting: [Reading] { get }
}
