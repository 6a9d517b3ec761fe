// Wrong: the list of the desk has a closure that captures the desk.
// Rejected by: keeps nothing of a released office in memory

/// The front office at work. All that it remembers is who has which key.
final class Desk: FrontOffice {
  /// What a desk uses itself; the clock and the rates aren't among it.
  struct Dependencies {
    let hotelDay: HotelDay
    let prices: Prices
    let write: (Key) throws -> Void
    let charge: (_ cents: Int, _ room: Int) throws -> Void
  }

  private let dependencies: Dependencies
  private var lateKey: (Key, Int) throws -> Void = { _, _ in }
  /// The last key of each guest, by rooms.
  private var keys: [Int: Key] = [:]

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    lateKey = { key, hour in
      let end = Moment(day: key.end.day, hour: hour)
      try self.hand(Key(room: key.room, end: end))
    }
  }

  func checkIn(room: Int, nights: Int) throws {
    guard keys[room] == nil else { throw RoomTaken() }
    let lastDay = dependencies.hotelDay.today + nights
    try hand(Key(room: room, end: Moment(day: lastDay, hour: 11)))
  }

  func replaceKey(room: Int) throws {
    try hand(key(of: room))
    try dependencies.charge(1_500, room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    _ = try key(of: room)
    return try dependencies.prices.late(in: room, until: hour)
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    let key = try key(of: room)
    let cents = try latePrice(room: room, until: hour)
    try dependencies.charge(cents, room)
    try lateKey(key, hour)
    return cents
  }

  func nightAudit() -> NightReport {
    var report = NightReport()
    for room in keys.keys.sorted() {
      do {
        let cents = try dependencies.prices.tonight(in: room)
        try dependencies.charge(cents, room)
        report.cents += cents
      } catch {
        report.failed.append(room)
      }
    }
    return report
  }

  func checkOut(room: Int) throws {
    _ = try key(of: room)
    keys[room] = nil
  }

  private func key(of room: Int) throws -> Key {
    guard let key = keys[room] else { throw NoGuest() }
    return key
  }

  private func hand(_ key: Key) throws {
    try dependencies.write(key)
    keys[key.room] = key
  }
}
