// Sound: one generic type stands between a house and its rules, and notes.

/// A house whose calls are noted.
struct NotedHouse<
  Clock: HouseClock, Rates: RateService, Keys: KeyWriter, Till: Cashier,
  Paper: Journal
> {
  let clock: Clock
  let rates: Rates
  let keys: Keys
  let till: Till
  let paper: Paper

  func rate(of room: Int, on day: Int) throws -> Int {
    try outcome({ try rates.cents(for: room, on: day) }) {
      .rate(room: room, day: day, cents: $0)
    }
  }

  func write(_ key: Key) throws {
    try outcome({ try keys.write(key) }) { .key(key, isWritten: $0 != nil) }
  }

  func charge(_ cents: Int, to room: Int) throws {
    try outcome({ try till.charge(cents, to: room) }) {
      .charge(cents: cents, room: room, isTaken: $0 != nil)
    }
  }

  private func outcome<Value>(
    _ call: () throws -> Value, entry: (Value?) -> Entry
  ) throws -> Value {
    let result = Result { try call() }
    paper.note(entry(try? result.get()))
    return try result.get()
  }
}
