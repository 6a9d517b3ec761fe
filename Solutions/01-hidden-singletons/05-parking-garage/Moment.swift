// The outside world. Leave it as it is.

/// A minute of a day: `Moment(8, 15)`, or `Moment(8, 15, day: 1)` a day later.
struct Moment: Comparable, Sendable {
  /// Minutes since the midnight with which day 0 began.
  let minutes: Int

  init(minutes: Int) {
    self.minutes = minutes
  }

  init(_ hour: Int, _ minute: Int, day: Int = 0) {
    minutes = (day * 24 + hour) * 60 + minute
  }

  /// The hour of the day, from 0 to 23.
  var hour: Int { minutes / 60 % 24 }

  /// `08:15`, whatever the day.
  var text: String {
    [hour, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }

  static func < (first: Moment, second: Moment) -> Bool {
    first.minutes < second.minutes
  }
}
