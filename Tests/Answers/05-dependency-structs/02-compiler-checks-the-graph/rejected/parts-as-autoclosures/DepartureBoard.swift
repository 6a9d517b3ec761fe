// Wrong: asks for its parts whenever it uses them, so they can change after it was built.
// Rejected by: each board shows what its own parts say

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    private let _timetable: () -> any Timetable
    private let _delays: () -> any Delays
    var timetable: any Timetable { _timetable() }
    var delays: any Delays { _delays() }

    init(
      timetable: @autoclosure @escaping () -> any Timetable,
      delays: @autoclosure @escaping () -> any Delays
    ) {
      _timetable = timetable
      _delays = delays
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
