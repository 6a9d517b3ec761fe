// Wrong: the stop is data, and as a part of the list it makes each list good for one board only.
// Rejected by: one list builds boards at many stops

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let stop: String
    let timetable: any Timetable
    let delays: any Delays
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    let stop = dependencies.stop
    return dependencies.timetable.trams(at: stop).map { tram in
      let late = dependencies.delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
