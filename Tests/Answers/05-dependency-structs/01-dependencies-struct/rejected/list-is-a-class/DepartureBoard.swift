// Wrong: a list that somebody can change after the board was built.
// Rejected by: a list has the parts that its service asks, and no others

/// The board at one stop.
final class DepartureBoard {
  final class Dependencies {
    var timetable: any Timetable
    var delays: any Delays

    init(timetable: any Timetable, delays: any Delays) {
      self.timetable = timetable
      self.delays = delays
    }
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
