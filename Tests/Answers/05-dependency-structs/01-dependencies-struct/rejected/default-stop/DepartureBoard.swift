// Wrong: a default for the stop: a forgotten one becomes a board at the Port.
// Rejected by: a service is built from its list and in no other way

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let stop: String
  private let dependencies: Dependencies

  init(stop: String = "Port", dependencies: Dependencies) {
    self.stop = stop
    self.dependencies = dependencies
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    dependencies.timetable.trams(at: stop).map { tram in
      let late = dependencies.delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
