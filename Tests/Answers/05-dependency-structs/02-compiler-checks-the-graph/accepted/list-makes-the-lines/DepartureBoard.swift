// Sound: the board's list makes one closure of both parts.

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    fileprivate let lines: (_ stop: String) -> [String]

    init(timetable: any Timetable, delays: any Delays) {
      lines = { stop in
        timetable.trams(at: stop).map {
          let late = delays.minutesLate(line: $0.line, at: stop)
          return "Line \($0.line) at \($0.time), \(late) late"
        }
      }
    }
  }

  private let stop: String
  private let dependencies: Dependencies

  init(stop: String, dependencies: Dependencies) {
    self.stop = stop
    self.dependencies = dependencies
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] { dependencies.lines(stop) }
}
