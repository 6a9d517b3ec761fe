/// The front office at work. All that it remembers is who has which key.
final class Desk: FrontOffice {
  private let counter: Counter
  private let keyDesk: KeyDesk
  /// The last key of each guest, by rooms.
  private var keys: [Int: Key] = [:]

  init(counter: Counter, keyDesk: KeyDesk) {
    self.counter = counter
    self.keyDesk = keyDesk
  }

  func checkIn(room: Int, nights: Int) throws {
    guard keys[room] == nil else { throw RoomTaken() }
    try hand(keyDesk.firstKey(of: room, nights: nights))
  }

  func replaceKey(room: Int) throws {
    try hand(key(of: room))
    try counter.bills.charge(1_500, to: room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    _ = try key(of: room)
    return try counter.prices.late(in: room, until: hour)
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    let lastDay = try key(of: room).end.day
    let cents = try latePrice(room: room, until: hour)
    try counter.bills.charge(cents, to: room)
    try hand(Key(room: room, end: Moment(day: lastDay, hour: hour)))
    return cents
  }

  func nightAudit() -> NightReport {
    var report = NightReport()
    for room in keys.keys.sorted() {
      do {
        let cents = try counter.prices.tonight(in: room)
        try counter.bills.charge(cents, to: room)
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
    try keyDesk.cutter.cut(key)
    keys[key.room] = key
  }
}
