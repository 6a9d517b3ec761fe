/// The hotel's days.
struct Calendar {
  let clock: any HouseClock

  var today: Int {
    let now = clock.now()
    return now.hour >= 4 ? now.day : now.day - 1
  }
}

final class Desk: FrontOffice {
  private struct Guest {
    var key: Key
    /// What the guest was told, by hours.
    var offers: [Int: Int] = [:]
    var lastDay: Int { key.end.day }
  }

  private let calendar: Calendar
  private let rates: any RateService
  private let keys: any KeyWriter
  private let cashier: any Cashier
  private var guests: [Int: Guest] = [:]

  init(
    calendar: Calendar, rates: any RateService, keys: any KeyWriter,
    cashier: any Cashier
  ) {
    self.calendar = calendar
    self.rates = rates
    self.keys = keys
    self.cashier = cashier
  }

  func checkIn(room: Int, nights: Int) throws {
    if guests[room] != nil { throw RoomTaken() }
    let end = Moment(day: calendar.today + nights, hour: 11)
    let key = Key(room: room, end: end)
    try keys.write(key)
    guests[room] = Guest(key: key)
  }

  func replaceKey(room: Int) throws {
    let guest = try guest(in: room)
    try keys.write(guest.key)
    try cashier.charge(1_500, to: room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    _ = try guest(in: room)
    let rate = try rates.cents(for: room, on: calendar.today)
    let price = rate * (hour - 11) / 10
    guests[room]?.offers[hour] = price
    return price
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    var guest = try guest(in: room)
    // What the desk has offered, it keeps to.
    let price =
      try guest.offers[hour] ?? latePrice(room: room, until: hour)
    try cashier.charge(price, to: room)
    guest.key = Key(room: room, end: Moment(day: guest.lastDay, hour: hour))
    try keys.write(guest.key)
    guest.offers = [:]
    guests[room] = guest
    return price
  }

  func nightAudit() -> NightReport {
    guests.keys.sorted().reduce(into: NightReport()) { report, room in
      do {
        let cents = try rates.cents(for: room, on: calendar.today)
        try cashier.charge(cents, to: room)
        report.cents += cents
      } catch {
        report.failed.append(room)
      }
    }
  }

  func checkOut(room: Int) throws {
    guard guests.removeValue(forKey: room) != nil else { throw NoGuest() }
  }

  private func guest(in room: Int) throws -> Guest {
    guard let guest = guests[room] else { throw NoGuest() }
    return guest
  }
}
