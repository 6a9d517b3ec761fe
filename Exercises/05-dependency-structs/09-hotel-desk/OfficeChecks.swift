/// What any front office must do, check by check, whoever wrote it.
func officeChecks() -> [Check] {
  [
    Check("a free room can be taken", expected: ["moved in"]) { open in
      let house = House()
      let office = open(house, house, house, house, house)
      try office.checkIn(room: 12, nights: 2)
      return ["moved in"]
    }
  ]
}

/// A whole world for tests, in which it's always noon.
private struct House: HouseClock, RateService, KeyWriter, Cashier, Journal {
  func now() -> Moment { Moment(day: 1, hour: 12) }
  func cents(for room: Int, on day: Int) throws -> Int { 1_000 }
  func write(_ key: Key) throws {}
  func charge(_ cents: Int, to room: Int) throws {}
  func note(_ entry: Entry) {}
}
