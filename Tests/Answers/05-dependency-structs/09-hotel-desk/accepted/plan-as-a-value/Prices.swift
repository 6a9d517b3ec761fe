// Sound: the rules are functions of values; only the desk speaks to devices.

/// The rules of the hotel. They know no device, no clock and no journal.
enum Rules {
  static func hotelDay(at moment: Moment) -> Int {
    moment.hour < 4 ? moment.day - 1 : moment.day
  }

  static func firstKey(of room: Int, nights: Int, at moment: Moment) -> Key {
    let day = hotelDay(at: moment) + nights
    return Key(room: room, end: Moment(day: day, hour: 11))
  }

  static func lateKey(after key: Key, until hour: Int) -> Key {
    Key(room: key.room, end: Moment(day: key.end.day, hour: hour))
  }

  static func latePrice(until hour: Int, rate: Int) -> Int {
    rate * (hour - 11) / 10
  }
}
