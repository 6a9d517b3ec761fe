/// Notes what became of a call.
struct Recorder<J: Journal> {
  let journal: J

  func call<T>(
    _ work: () throws -> T, as entry: (T?) -> Entry
  ) throws -> T {
    do {
      let value = try work()
      journal.note(entry(value))
      return value
    } catch {
      journal.note(entry(nil))
      throw error
    }
  }
}

struct House<
  Clock: HouseClock, Rates: RateService, Writer: KeyWriter, Till: Cashier,
  Book: Journal
> {
  let clock: Clock
  let rates: Rates
  let keys: Writer
  let cashier: Till
  let recorder: Recorder<Book>

  var today: Int {
    let now = clock.now()
    return now.day - (now.hour < 4 ? 1 : 0)
  }

  func rate(of room: Int) throws -> Int {
    let day = today
    return try recorder.call {
      try rates.cents(for: room, on: day)
    } as: {
      .rate(room: room, day: day, cents: $0)
    }
  }

  /// The writer sometimes misreads a card, so it gets a second chance.
  func write(_ key: Key) throws {
    do {
      try writeOnce(key)
    } catch {
      try writeOnce(key)
    }
  }

  private func writeOnce(_ key: Key) throws {
    try recorder.call {
      try keys.write(key)
    } as: {
      .key(key, isWritten: $0 != nil)
    }
  }

  func charge(_ cents: Int, to room: Int) throws {
    try recorder.call {
      try cashier.charge(cents, to: room)
    } as: {
      .charge(cents: cents, room: room, isTaken: $0 != nil)
    }
  }
}
