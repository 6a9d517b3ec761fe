/// A guest who stays longer than until eleven.
struct LateStay {
  var hour: Int
  var tonightsRate = Tools.live.tonightsRate

  /// A tenth of the rate for each hour.
  func price(room: Int) throws -> Int {
    try tonightsRate(room) * (hour - 11) / 10
  }

  /// The key for the longer day.
  func key(after key: Key) -> Key {
    Key(room: key.room, end: Moment(day: key.end.day, hour: hour))
  }
}
