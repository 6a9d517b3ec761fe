// Wrong: the app finds out what the compiler could have told.
// Rejected by: a board cannot be built before its parts

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    var delays: (any Delays)?
  }

  private let stop: String
  private let dependencies: Dependencies

  init(stop: String, dependencies: Dependencies) {
    precondition(dependencies.delays != nil, "a board needs its delays")
    self.stop = stop
    self.dependencies = dependencies
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    dependencies.timetable.trams(at: stop).map { tram in
      let late = dependencies.delays?.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late ?? 0) late"
    }
  }
}
