/// The hotel's day. All it needs is a clock.
struct HotelDay {
  let now: () -> Moment

  var today: Int {
    let moment = now()
    return moment.hour < 4 ? moment.day - 1 : moment.day
  }
}

/// What a night costs, and a late morning.
struct Prices {
  let hotelDay: HotelDay
  let rate: (_ room: Int, _ day: Int) throws -> Int

  func tonight(in room: Int) throws -> Int {
    try rate(room, hotelDay.today)
  }

  /// A tenth of the rate for each hour after eleven.
  func late(in room: Int, until hour: Int) throws -> Int {
    try tonight(in: room) * (hour - 11) / 10
  }
}
