// Wrong: a late stay costs what was asked for it before, whatever the rate is now.
// Rejected by: a price is the one of the moment

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
  /// The last key of each guest, by rooms.
  private var keys: [Int: Key] = [:]
  private var quotes: [[Int]: Int] = [:]

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
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
    let price = try dependencies.prices.late(in: room, until: hour)
    quotes[[room, hour]] = price
    return price
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    let lastDay = try key(of: room).end.day
    let cents =
      try quotes[[room, hour]] ?? latePrice(room: room, until: hour)
    try dependencies.charge(cents, room)
    try hand(Key(room: room, end: Moment(day: lastDay, hour: hour)))
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
