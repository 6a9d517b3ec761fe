// Wrong: notes what an answer did when it is done, and forgets it if it throws.
// Rejected by: the journal has calls that fail, too

/// The front office of the Grand Hotel. The app's main calls this.
func openGrandHotel() -> any FrontOffice {
  openOffice(
    clock: ComputerClock(), rates: RateLine(), keys: KeyBox(),
    cashier: BillBook(), journal: PaperJournal())
}

/// The front office of a house in this world.
func openOffice(
  clock: any HouseClock, rates: any RateService, keys: any KeyWriter,
  cashier: any Cashier, journal: any Journal
) -> any FrontOffice {
  let pending = Pending()
  let devices = Devices(
    clock: clock, rates: rates, keys: keys, cashier: cashier
  ).noted(in: pending)
  let hotelDay = HotelDay(now: devices.now)
  let desk = Desk(
    dependencies: Desk.Dependencies(
      hotelDay: hotelDay,
      prices: Prices(hotelDay: hotelDay, rate: devices.rate),
      write: devices.write, charge: devices.charge))
  return NotedOffice(office: desk, pending: pending, journal: journal)
}

final class Pending: Journal {
  var entries: [Entry] = []

  func note(_ entry: Entry) { entries.append(entry) }
}

struct NotedOffice: FrontOffice {
  let office: any FrontOffice
  let pending: Pending
  let journal: any Journal

  private func noted<Answer>(_ answer: () throws -> Answer) rethrows -> Answer {
    pending.entries = []
    let answer = try answer()
    pending.entries.forEach(journal.note)
    return answer
  }

  func checkIn(room: Int, nights: Int) throws {
    try noted { try office.checkIn(room: room, nights: nights) }
  }

  func replaceKey(room: Int) throws {
    try noted { try office.replaceKey(room: room) }
  }

  func latePrice(room: Int, until hour: Int) throws -> Int {
    try noted { try office.latePrice(room: room, until: hour) }
  }

  func stayLate(room: Int, until hour: Int) throws -> Int {
    try noted { try office.stayLate(room: room, until: hour) }
  }

  func nightAudit() -> NightReport { noted { office.nightAudit() } }

  func checkOut(room: Int) throws {
    try noted { try office.checkOut(room: room) }
  }
}
