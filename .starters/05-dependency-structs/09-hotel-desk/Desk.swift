/// The front office at work.
final class Desk: FrontOffice {
  private let tools: Tools
  /// The last key of each guest, by rooms.
  private var keys: [Int: Key] = [:]

  init(tools: Tools) {
    self.tools = tools
  }

  func checkIn(room: Int, nights: Int) throws {
    guard keys[room] == nil else { throw RoomTaken() }
    keys[room] = try tools.firstKey(room, nights)
  }

  func replaceKey(room: Int) throws {
    try tools.writeKey(key(of: room))
    try tools.charge(1_500, room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    _ = try key(of: room)
    return try LateStay(hour: hour).price(room: room)
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    let key = try LateStay(hour: hour).key(after: key(of: room))
    let cents = try latePrice(room: room, until: hour)
    try tools.charge(cents, room)
    try tools.writeKey(key)
    keys[room] = key
    return cents
  }

  func nightAudit() -> NightReport {
    var report = NightReport()
    for room in keys.keys.sorted() {
      do {
        report.cents += try tools.chargeNight(room)
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
}
