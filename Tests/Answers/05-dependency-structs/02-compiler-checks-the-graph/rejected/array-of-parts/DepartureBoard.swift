// Wrong: a board keeps an array of lists, to which it can add another one later.
// Rejected by: a board gets no other parts later

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let stop: String
  private var parts: [Dependencies] = []

  init(stop: String, dependencies: Dependencies) {
    self.stop = stop
    parts.append(dependencies)
  }

  /// Parts that come later take the place of those before.
  func add(_ dependencies: Dependencies) {
    parts.append(dependencies)
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    guard let dependencies = parts.last else { return [] }
    return dependencies.timetable.trams(at: stop).map { tram in
      let late = dependencies.delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
