final class Desk<
  C: HouseClock, R: RateService, K: KeyWriter, T: Cashier, J: Journal
>: FrontOffice {
  private let house: House<C, R, K, T, J>
  private var ends: [(room: Int, end: Moment)] = []

  init(_ house: House<C, R, K, T, J>) { self.house = house }

  func checkIn(room: Int, nights: Int) throws {
    guard !ends.contains(where: { $0.room == room }) else { throw RoomTaken() }
    let end = Moment(day: house.today + nights, hour: 11)
    try house.write(Key(room: room, end: end))
    ends.append((room, end))
  }

  func replaceKey(room: Int) throws {
    try house.write(Key(room: room, end: ends[index(of: room)].end))
    try house.charge(1_500, to: room)
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    _ = try index(of: room)
    let hours = hour - 11
    return try house.rate(of: room) * hours / 10
  }

  @discardableResult
  func stayLate(room: Int, until hour: Int) throws -> Int {
    let index = try index(of: room)
    let price = try latePrice(room: room, until: hour)
    try house.charge(price, to: room)
    let end = Moment(day: ends[index].end.day, hour: hour)
    try house.write(Key(room: room, end: end))
    ends[index].end = end
    return price
  }

  func nightAudit() -> NightReport {
    var report = NightReport()
    for room in ends.map(\.room).sorted() {
      switch Result(catching: { try chargeNight(room) }) {
      case .success(let cents): report.cents += cents
      case .failure: report.failed.append(room)
      }
    }
    return report
  }

  func checkOut(room: Int) throws {
    ends.remove(at: try index(of: room))
  }

  private func chargeNight(_ room: Int) throws -> Int {
    let cents = try house.rate(of: room)
    try house.charge(cents, to: room)
    return cents
  }

  private func index(of room: Int) throws -> Int {
    guard let index = ends.firstIndex(where: { $0.room == room }) else {
      throw NoGuest()
    }
    return index
  }
}
