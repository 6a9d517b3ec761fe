// Sound: each device is a value of the journal's, which conforms to the same protocol.
// Keeps: 1

/// A rate service that's noted.
struct NotedRates: RateService {
  let rates: any RateService
  let journal: any Journal

  func cents(for room: Int, on day: Int) throws -> Int {
    do {
      let cents = try rates.cents(for: room, on: day)
      journal.note(.rate(room: room, day: day, cents: cents))
      return cents
    } catch {
      journal.note(.rate(room: room, day: day, cents: nil))
      throw error
    }
  }
}

/// A key writer that's noted.
struct NotedKeys: KeyWriter {
  let keys: any KeyWriter
  let journal: any Journal

  func write(_ key: Key) throws {
    do {
      try keys.write(key)
    } catch {
      journal.note(.key(key, isWritten: false))
      throw error
    }
    journal.note(.key(key, isWritten: true))
  }
}

/// A cashier that's noted.
struct NotedCashier: Cashier {
  let cashier: any Cashier
  let journal: any Journal

  func charge(_ cents: Int, to room: Int) throws {
    do {
      try cashier.charge(cents, to: room)
    } catch {
      journal.note(.charge(cents: cents, room: room, isTaken: false))
      throw error
    }
    journal.note(.charge(cents: cents, room: room, isTaken: true))
  }
}
