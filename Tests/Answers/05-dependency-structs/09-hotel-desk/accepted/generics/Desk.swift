/// The front office at work. All that it remembers is who has which key.
final class Desk<
  Clock: HouseClock, Rates: RateService, Writer: KeyWriter, Till: Cashier,
  Paper: Journal
>: FrontOffice {
  private let house: NotedHouse<Clock, Rates, Writer, Till, Paper>
  /// The last key of each guest, by rooms.
  private var keys: [Int: Key] = [:]

  init(house: NotedHouse<Clock, Rates, Writer, Till, Paper>) {
    self.house = house
  }

  func checkIn(room: Int, nights: Int) throws {
    guard keys[room] == nil else { throw RoomTaken() }
    let lastDay = house.today + nights
    try hand(Key(room: room, end: Moment(day: lastDay, hour: 11)))
  }

  func replaceKey(room: Int) throws {
    try hand(key(of: room))
    try house.charge(1_500, to: room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    _ = try key(of: room)
    return try house.late(in: room, until: hour)
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    let lastDay = try key(of: room).end.day
    let cents = try latePrice(room: room, until: hour)
    try house.charge(cents, to: room)
    try hand(Key(room: room, end: Moment(day: lastDay, hour: hour)))
    return cents
  }

  func nightAudit() -> NightReport {
    var report = NightReport()
    for room in keys.keys.sorted() {
      do {
        let cents = try house.tonight(in: room)
        try house.charge(cents, to: room)
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
    try house.write(key)
    keys[key.room] = key
  }
}
