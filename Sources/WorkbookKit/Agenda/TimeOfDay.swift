/// A time on a clock, to the minute.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight.
  public let minutes: Int

  public init(minutes: Int) {
    self.minutes = minutes
  }

  /// Reads `9:30` or `09:30`; `nil` when the text is no time between 00:00 and 23:59.
  public init?(_ text: some StringProtocol) {
    guard let match = String(text).wholeMatch(of: /([0-9]{1,2}):([0-9]{2})/),
      let hours = Int(match.output.1), let minutes = Int(match.output.2), hours < 24, minutes < 60
    else { return nil }
    self.init(minutes: hours * 60 + minutes)
  }

  public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool {
    first.minutes < second.minutes
  }

  /// The time so many minutes later.
  public static func + (time: TimeOfDay, minutes: Int) -> TimeOfDay {
    TimeOfDay(minutes: time.minutes + minutes)
  }

  /// The time so many minutes earlier.
  public static func - (time: TimeOfDay, minutes: Int) -> TimeOfDay {
    TimeOfDay(minutes: time.minutes - minutes)
  }

  /// The minutes from one time to another.
  public static func - (later: TimeOfDay, earlier: TimeOfDay) -> Int {
    later.minutes - earlier.minutes
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// `09:30`.
  public var description: String {
    let parts = [minutes / 60, minutes % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
