// Wrong: anybody may hand the board other parts, at any time.
// Rejected by: a board gets no other parts later
/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let stop: String
  var parts: Dependencies

  init(stop: String, dependencies: Dependencies) {
    self.stop = stop
    parts = dependencies
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    parts.timetable.trams(at: stop).map { tram in
      let late = parts.delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
