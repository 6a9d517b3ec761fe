// Wrong: the board corrects what its delays say: a tram that is early becomes punctual.
// Rejected by: each board shows what the parts in its list say

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
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
      let late = max(
        0, dependencies.delays.minutesLate(line: tram.line, at: stop))
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
