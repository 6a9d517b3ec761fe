// Sound: lists with variable parts and written initializers: each service keeps a copy.

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    var timetable: any Timetable, delays: any Delays
  }

  private let stop: String
  private let dependencies: Dependencies

  init(stop: String, dependencies: Dependencies) {
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
