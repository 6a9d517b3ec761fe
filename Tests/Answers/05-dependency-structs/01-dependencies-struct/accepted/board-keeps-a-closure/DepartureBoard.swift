// Sound: the board keeps a closure over its list.

/// The board at one stop.
final class DepartureBoard: CustomStringConvertible {
  struct Dependencies: Service {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let read: () -> [String]

  init(stop: String, dependencies: Dependencies) {
    read = { dependencies.lines(at: stop) }
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] { read() }

  var description: String { lines().joined(separator: "\n") }
}

/// A mark for lists.
protocol Service {}

extension DepartureBoard.Dependencies {
  fileprivate func lines(at stop: String) -> [String] {
    timetable.trams(at: stop).map { tram in
      let late = delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
