/// What a night costs, and a late morning.
struct Prices {
  let clock: any HouseClock
  let rates: any RateService

  var today: Int {
    let moment = clock.now()
    return moment.hour < 4 ? moment.day - 1 : moment.day
  }

  func tonight(in room: Int) throws -> Int {
    try rates.cents(for: room, on: today)
  }

  func late(in room: Int, until hour: Int) throws -> Int {
    try tonight(in: room) * (hour - 11) / 10
  }
}
