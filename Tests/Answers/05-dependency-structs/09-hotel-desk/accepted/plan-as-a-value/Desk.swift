/// The front office at work. All that it remembers is who has which key.
final class Desk: FrontOffice {
  private let devices: Devices
  /// The last key of each guest, by rooms.
  private var keys: [Int: Key] = [:]

  init(devices: Devices) {
    self.devices = devices
  }

  func checkIn(room: Int, nights: Int) throws {
    guard keys[room] == nil else { throw RoomTaken() }
    try hand(Rules.firstKey(of: room, nights: nights, at: devices.now()))
  }

  func replaceKey(room: Int) throws {
    try hand(key(of: room))
    try devices.charge(1_500, room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    _ = try key(of: room)
    return Rules.latePrice(until: hour, rate: try rate(of: room))
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    let key = try Rules.lateKey(after: key(of: room), until: hour)
    let cents = try latePrice(room: room, until: hour)
    try devices.charge(cents, room)
    try hand(key)
    return cents
  }

  func nightAudit() -> NightReport {
    var report = NightReport()
    for room in keys.keys.sorted() {
      do {
        let cents = try rate(of: room)
        try devices.charge(cents, room)
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

  private func rate(of room: Int) throws -> Int {
    try devices.rate(room, Rules.hotelDay(at: devices.now()))
  }

  private func hand(_ key: Key) throws {
    try devices.write(key)
    keys[key.room] = key
  }
}
