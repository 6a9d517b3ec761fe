/// A rate service whose every call is in the journal.
struct WitnessedRates: RateService {
  let inner: any RateService
  let journal: any Journal

  func cents(for room: Int, on day: Int) throws -> Int {
    var said: Int?
    defer { journal.note(.rate(room: room, day: day, cents: said)) }
    let cents = try inner.cents(for: room, on: day)
    said = cents
    return cents
  }
}

/// A key writer whose every call is in the journal.
struct WitnessedKeys: KeyWriter {
  let inner: any KeyWriter
  let journal: any Journal

  func write(_ key: Key) throws {
    var isWritten = false
    defer { journal.note(.key(key, isWritten: isWritten)) }
    try inner.write(key)
    isWritten = true
  }
}

/// A cashier whose every call is in the journal.
struct WitnessedCashier: Cashier {
  let inner: any Cashier
  let journal: any Journal

  func charge(_ cents: Int, to room: Int) throws {
    var isTaken = false
    defer {
      journal.note(.charge(cents: cents, room: room, isTaken: isTaken))
    }
    try inner.charge(cents, to: room)
    isTaken = true
  }
}
