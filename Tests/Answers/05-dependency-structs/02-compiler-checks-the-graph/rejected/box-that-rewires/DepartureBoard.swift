// Wrong: a constant object with a variable list in it, which a method replaces.
// Rejected by: a board gets no other parts later

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let stop: String
  private let wiring: Wiring

  private final class Wiring {
    var list: Dependencies
    init(_ list: Dependencies) { self.list = list }
  }

  /// After the timetable changes in autumn.
  func rewire(_ dependencies: Dependencies) {
    wiring.list = dependencies
  }

  init(stop: String, dependencies: Dependencies) {
    self.stop = stop
    wiring = Wiring(dependencies)
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    wiring.list.timetable.trams(at: stop).map { tram in
      let late = wiring.list.delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
