/// A break: nobody works.
public struct Pause: Equatable, Sendable {
  public var start: TimeOfDay
  public let minutes: Int
  /// When it may begin, where that is not fixed.
  let window: ClosedRange<TimeOfDay>

  /// A break that begins on the minute.
  public init(at start: TimeOfDay, minutes: Int) {
    self.init(at: start, minutes: minutes, within: start...start)
  }

  init(at start: TimeOfDay, minutes: Int, within window: ClosedRange<TimeOfDay>) {
    self.start = start
    self.minutes = minutes
    self.window = window
  }

  public var end: TimeOfDay { start + minutes }

  /// Three quarters of an hour or more around noon are a lunch.
  var isLunch: Bool {
    let noon = TimeOfDay(minutes: 11 * 60 + 30)...TimeOfDay(minutes: 14 * 60)
    return minutes >= 45 && noon.contains(start)
  }
}

extension Pause {
  /// Which of two times, if any, it may begin at; the one that moves it less, when both.
  func nearest(of times: TimeOfDay...) -> TimeOfDay? {
    times.filter(window.contains).min { abs($0 - start) < abs($1 - start) }
  }

  var row: AgendaRow {
    AgendaRow(start: start, end: end, kind: .pause(isLunch: isLunch))
  }
}

extension Pause: CustomStringConvertible {
  /// `10:45–11:00`.
  public var description: String { "\(start)–\(end)" }
}
