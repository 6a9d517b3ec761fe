// Wrong: composes the day when the office opens, as a value.
// Rejected by: the night belongs to the day before

/// The hotel's day. All it needs is a clock.
struct HotelDay {
  let today: Int

  init(now: () -> Moment) {
    let moment = now()
    today = moment.hour < 4 ? moment.day - 1 : moment.day
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
