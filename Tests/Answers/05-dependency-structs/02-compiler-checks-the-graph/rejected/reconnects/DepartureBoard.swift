// Wrong: a method gives the board other parts.
// Rejected by: a board gets no other parts later

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let stop: String
  private var dependencies: Dependencies

  init(stop: String, dependencies: Dependencies) {
    self.stop = stop
    self.dependencies = dependencies
  }

  /// The stop has moved to another network.
  func reconnect(to dependencies: Dependencies) {
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
