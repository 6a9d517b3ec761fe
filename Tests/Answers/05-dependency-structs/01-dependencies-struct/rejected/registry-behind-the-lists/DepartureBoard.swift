// Wrong: the list goes into a global registry, so the newest board decides what all boards show.
// Rejected by: keeps nothing in a global or static property

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let stop: String

  init(stop: String, dependencies: Dependencies) {
    self.stop = stop
    Registry.timetable = dependencies.timetable
    Registry.delays = dependencies.delays
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    Registry.timetable.trams(at: stop).map { tram in
      let late = Registry.delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
