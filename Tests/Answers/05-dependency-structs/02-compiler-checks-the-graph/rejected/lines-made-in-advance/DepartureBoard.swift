// Wrong: makes its lines when it's built, and shows them forever.
// Rejected by: the app's boards show the delays that the sensors saw

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let shown: [String]

  init(stop: String, dependencies: Dependencies) {
    shown = dependencies.timetable.trams(at: stop).map { tram in
      let late = dependencies.delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] { shown }
}
