/// The front office at work. All that it remembers is who has which key.
final class Desk: FrontOffice {
  private let tools: Tools
  /// The last key of each guest, by rooms.
  private var keys: [Int: Key] = [:]

  init(tools: Tools) {
    self.tools = tools
  }

  func checkIn(room: Int, nights: Int) throws {
    guard keys[room] == nil else { throw RoomTaken() }
    let lastDay = tools.today() + nights
    try hand(Key(room: room, end: Moment(day: lastDay, hour: 11)))
  }

  func replaceKey(room: Int) throws {
    try hand(key(of: room))
    try tools.charge(1_500, room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    _ = try key(of: room)
    return try tools.latePrice(room, hour)
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    let lastDay = try key(of: room).end.day
    let cents = try latePrice(room: room, until: hour)
    try tools.charge(cents, room)
    try hand(Key(room: room, end: Moment(day: lastDay, hour: hour)))
    return cents
  }

  func nightAudit() -> NightReport {
    var report = NightReport()
    for room in keys.keys.sorted() {
      do {
        let cents = try tools.tonightsRate(room)
        try tools.charge(cents, room)
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
    try tools.writeKey(key)
    keys[key.room] = key
  }
}
