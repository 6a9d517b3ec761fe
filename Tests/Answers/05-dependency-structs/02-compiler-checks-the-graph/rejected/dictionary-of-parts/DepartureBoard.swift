// Wrong: a strict list, and a board that looks its parts up in a dictionary, where one may be missing.
// Rejected by: no service keeps a part that may be missing

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let stop: String
  private let parts: [String: Any]

  init(stop: String, dependencies: Dependencies) {
    self.stop = stop
    parts = [
      "timetable": dependencies.timetable, "delays": dependencies.delays,
    ]
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    let timetable = parts["timetable"] as? any Timetable
    let delays = parts["delays"] as? any Delays
    return (timetable?.trams(at: stop) ?? []).map { tram in
      let late = delays?.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late ?? 0) late"
    }
  }
}
