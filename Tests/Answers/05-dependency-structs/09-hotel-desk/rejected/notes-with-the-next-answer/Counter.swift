/// Gathers the calls of one answer.
final class Log {
  private let journal: any Journal
  private var lines: [Entry] = []

  init(for journal: any Journal) { self.journal = journal }

  func append(_ entry: Entry) { lines.append(entry) }

  /// Does the work of one answer, and then hands on its calls.
  func answer<T>(_ work: () throws -> T) rethrows -> T {
    let answer = try work()
    lines.forEach(journal.note)
    lines.removeAll()
    return answer
  }
}

/// Speaks to the devices.
struct Client {
  let clock: any HouseClock
  let rates: any RateService
  let keys: any KeyWriter
  let cashier: any Cashier
  let log: Log

  func day() -> Int {
    let now = clock.now()
    return (0..<4).contains(now.hour) ? now.day - 1 : now.day
  }

  func rate(_ room: Int) -> Result<Int, any Error> {
    let day = day()
    let rate = Result { try rates.cents(for: room, on: day) }
    log.append(.rate(room: room, day: day, cents: try? rate.get()))
    return rate
  }

  func write(_ key: Key) throws {
    let end = Result { try keys.write(key) }
    log.append(.key(key, isWritten: (try? end.get()) != nil))
    return try end.get()
  }

  func charge(_ cents: Int, _ room: Int) throws {
    let end = Result { try cashier.charge(cents, to: room) }
    log.append(
      .charge(cents: cents, room: room, isTaken: (try? end.get()) != nil))
    return try end.get()
  }
}

final class Counter: FrontOffice {
  private let client: Client
  private var guests: [Int: Key] = [:]

  init(_ client: Client) { self.client = client }

  func checkIn(room: Int, nights: Int) throws {
    try client.log.answer {
      guard guests[room] == nil else { throw RoomTaken() }
      let end = Moment(day: client.day() + nights, hour: 11)
      try hand(Key(room: room, end: end))
    }
  }

  func replaceKey(room: Int) throws {
    try client.log.answer {
      try client.write(guest(room))
      try client.charge(1_500, room)
    }
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    try client.log.answer { try price(guest(room), hour) }
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    try client.log.answer {
      let old = try guest(room)
      let cents = try price(old, hour)
      try client.charge(cents, room)
      try hand(Key(room: room, end: Moment(day: old.end.day, hour: hour)))
      return cents
    }
  }

  func nightAudit() -> NightReport {
    client.log.answer {
      // All rates first; the charges follow in the same order.
      let rates = guests.keys.sorted().map { ($0, client.rate($0)) }
      var report = NightReport()
      for (room, rate) in rates {
        do {
          let cents = try rate.get()
          try client.charge(cents, room)
          report.cents += cents
        } catch {
          report.failed.append(room)
        }
      }
      return report
    }
  }

  func checkOut(room: Int) throws {
    guests[try guest(room).room] = nil
  }

  private func guest(_ room: Int) throws -> Key {
    guard let key = guests[room] else { throw NoGuest() }
    return key
  }

  private func price(_ key: Key, _ hour: Int) throws -> Int {
    (hour - 11) * (try client.rate(key.room).get()) / 10
  }

  private func hand(_ key: Key) throws {
    try client.write(key)
    guests[key.room] = key
  }
}
