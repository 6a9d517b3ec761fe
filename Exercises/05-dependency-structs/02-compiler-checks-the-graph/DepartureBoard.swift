/// The board at one stop.
final class DepartureBoard {
  private let stop: String
  var timetable: any Timetable
  var delays: (any Delays)?

  init(stop: String, timetable: any Timetable) {
    self.stop = stop
    self.timetable = timetable
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    timetable.trams(at: stop).map { tram in
      let late = delays?.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late ?? 0) late"
    }
  }
}
