/// The front office at work. All that it remembers is who has which key.
final class Desk: FrontOffice {
  private let prices: Prices
  private let writer: any KeyWriter
  private let cashier: any Cashier
  /// The last key of each guest, by rooms.
  private var keys: [Int: Key] = [:]

  init(prices: Prices, writer: any KeyWriter, cashier: any Cashier) {
    self.prices = prices
    self.writer = writer
    self.cashier = cashier
  }

  func checkIn(room: Int, nights: Int) throws {
    guard keys[room] == nil else { throw RoomTaken() }
    let lastDay = prices.today + nights
    try hand(Key(room: room, end: Moment(day: lastDay, hour: 11)))
  }

  func replaceKey(room: Int) throws {
    try hand(key(of: room))
    try cashier.charge(1_500, to: room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    _ = try key(of: room)
    return try prices.late(in: room, until: hour)
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    let lastDay = try key(of: room).end.day
    let cents = try latePrice(room: room, until: hour)
    try cashier.charge(cents, to: room)
    try hand(Key(room: room, end: Moment(day: lastDay, hour: hour)))
    return cents
  }

  func nightAudit() -> NightReport {
    var report = NightReport()
    for room in keys.keys.sorted() {
      do {
        let cents = try prices.tonight(in: room)
        try cashier.charge(cents, to: room)
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
    try writer.write(key)
    keys[key.room] = key
  }
}
