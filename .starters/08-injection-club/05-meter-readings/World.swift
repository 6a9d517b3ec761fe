// The outside world. Leave it as it is.

/// The server of Brook, the utility that readers have always worked for.
protocol BrookServer {
  /// Books what a meter shows, in cubic metres. When this returns, it's booked.
  func book(_ cubicMetres: Int, of meter: String) throws(BrookError)
}

enum BrookError: Error, Equatable {
  /// Brook doesn't want it, and says why.
  case refused(String)
  /// Nothing has arrived at Brook.
  case noNetwork
}

/// The server of Delta, the new utility.
protocol DeltaServer {
  /// Takes a slip, and says what becomes of it.
  func take(_ slip: DeltaSlip) -> DeltaReply
}

/// What Delta wants to know of a meter.
struct DeltaSlip: Equatable, Sendable {
  let meter: String
  let litres: Int
}

enum DeltaReply: Equatable, Sendable {
  /// It's booked.
  case thanks
  /// Delta doesn't want it. The reason is "unknown meter".
  case unknownMeter
  /// It isn't booked. Delta has a question, and wants another number.
  case doubtful(String)
  /// Delta hasn't looked at the slip, and wants it again later.
  case busy
  /// Nothing has arrived at Delta.
  case noNetwork
}

/// The utility for which a reader walks.
enum Utility {
  case brook(any BrookServer)
  case delta(any DeltaServer)
}

/// Keeps readings, also while the app isn't running. Only one walk uses it.
protocol Store {
  /// What was saved last; nothing if that never happened.
  func load() -> [Reading]
  /// Replaces what was saved before.
  func save(_ readings: [Reading])
}
