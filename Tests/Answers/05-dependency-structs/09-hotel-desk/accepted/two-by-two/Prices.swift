/// The hotel's day.
struct HotelDay {
  let clock: any HouseClock

  var today: Int {
    let moment = clock.now()
    return moment.hour < 4 ? moment.day - 1 : moment.day
  }
}

/// What a night costs, and a late morning.
struct Prices {
  let hotelDay: HotelDay
  let book: RateBook

  func tonight(in room: Int) throws -> Int {
    try book.cents(for: room, on: hotelDay.today)
  }

  func late(in room: Int, until hour: Int) throws -> Int {
    try tonight(in: room) * (hour - 11) / 10
  }
}

/// What costs money.
struct Counter {
  let prices: Prices
  let bills: Bills
}

/// What opens rooms.
struct KeyDesk {
  let hotelDay: HotelDay
  let cutter: KeyCutter

  func firstKey(of room: Int, nights: Int) -> Key {
    Key(room: room, end: Moment(day: hotelDay.today + nights, hour: 11))
  }
}
