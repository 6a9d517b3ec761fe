// Sound: no class; functions share the guests' keys, and a struct holds them.

/// A front office made of functions.
struct Desk: FrontOffice {
  let enter: (_ room: Int, _ nights: Int) throws -> Void
  let again: (_ room: Int) throws -> Void
  let price: (_ room: Int, _ hour: Int) throws -> Int
  let stay: (_ room: Int, _ hour: Int) throws -> Int
  let audit: () -> NightReport
  let leave: (_ room: Int) throws -> Void

  func checkIn(room: Int, nights: Int) throws { try enter(room, nights) }
  func replaceKey(room: Int) throws { try again(room) }
  func latePrice(room: Int, until hour: Int) throws -> Int {
    try price(room, hour)
  }
  func stayLate(room: Int, until hour: Int) throws -> Int {
    try stay(room, hour)
  }
  func nightAudit() -> NightReport { audit() }
  func checkOut(room: Int) throws { try leave(room) }
}

/// Builds the functions on the house's devices.
func makeDesk(_ devices: Devices) -> Desk {
  var keys: [Int: Key] = [:]
  let day = HotelDay(now: devices.now)
  let prices = Prices(hotelDay: day, rate: devices.rate)

  func key(of room: Int) throws -> Key {
    guard let key = keys[room] else { throw NoGuest() }
    return key
  }
  func hand(_ room: Int, _ day: Int, _ hour: Int) throws {
    let key = Key(room: room, end: Moment(day: day, hour: hour))
    try devices.write(key)
    keys[room] = key
  }
  func late(_ room: Int, _ hour: Int) throws -> Int {
    _ = try key(of: room)
    return try prices.late(in: room, until: hour)
  }

  return Desk(
    enter: { room, nights in
      guard keys[room] == nil else { throw RoomTaken() }
      try hand(room, day.today + nights, 11)
    },
    again: { room in
      try devices.write(key(of: room))
      try devices.charge(1_500, room)
    },
    price: late,
    stay: { room, hour in
      let cents = try late(room, hour)
      try devices.charge(cents, room)
      try hand(room, key(of: room).end.day, hour)
      return cents
    },
    audit: {
      keys.keys.sorted().reduce(into: NightReport()) { report, room in
        do {
          let cents = try prices.tonight(in: room)
          try devices.charge(cents, room)
          report.cents += cents
        } catch {
          report.failed.append(room)
        }
      }
    },
    leave: { room in
      _ = try key(of: room)
      keys[room] = nil
    })
}
