// Sound: no lists; each initializer takes its parts one by one.
// Keeps: 2

/// The board at one stop.
final class DepartureBoard {
  private let stop: String
  private let timetable: any Timetable
  private let delays: any Delays

  init(stop: String, timetable: any Timetable, delays: any Delays) {
    self.stop = stop
    self.timetable = timetable
    self.delays = delays
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    timetable.trams(at: stop).map { tram in
      let late = delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
