/// A guest's stay: the last day, and until when the key opens on it.
struct Stay {
  let room: Int
  let lastDay: Int
  var hour = 11

  var key: Key { Key(room: room, end: Moment(day: lastDay, hour: hour)) }
}

extension Moment {
  /// The hotel's day begins at four.
  var hotelDay: Int { hour >= 4 ? day : day - 1 }
}

final class Reception: FrontOffice {
  private let clock: any HouseClock
  private let rates: any RateService
  private let keys: any KeyWriter
  private let cashier: any Cashier
  private var stays: [Int: Stay] = [:]

  init(
    clock: any HouseClock, rates: any RateService, keys: any KeyWriter,
    cashier: any Cashier
  ) {
    self.clock = clock
    self.rates = rates
    self.keys = keys
    self.cashier = cashier
  }

  func checkIn(room: Int, nights: Int) throws {
    if stays[room] != nil { throw RoomTaken() }
    let stay = Stay(room: room, lastDay: clock.now().hotelDay + nights)
    try keys.write(stay.key)
    stays[room] = stay
  }

  func replaceKey(room: Int) throws {
    try keys.write(stay(in: room).key)
    try cashier.charge(1_500, to: room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    try price(of: stay(in: room), until: hour)
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    var stay = try stay(in: room)
    let cents = try price(of: stay, until: hour)
    try cashier.charge(cents, to: room)
    stay.hour = hour
    try keys.write(stay.key)
    stays[room] = stay
    return cents
  }

  func nightAudit() -> NightReport {
    stays.keys.sorted().reduce(into: NightReport()) { report, room in
      guard let cents = try? rate(of: room),
        (try? cashier.charge(cents, to: room)) != nil
      else { return report.failed.append(room) }
      report.cents += cents
    }
  }

  func checkOut(room: Int) throws {
    if stays.removeValue(forKey: room) == nil { throw NoGuest() }
  }

  private func stay(in room: Int) throws -> Stay {
    if let stay = stays[room] { stay } else { throw NoGuest() }
  }

  private func rate(of room: Int) throws -> Int {
    try rates.cents(for: room, on: clock.now().hotelDay)
  }

  private func price(of stay: Stay, until hour: Int) throws -> Int {
    try (hour - 11) * rate(of: stay.room) / 10
  }
}
