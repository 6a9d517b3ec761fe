// Wrong: an optional under another name: a board that can be emptied.
// Rejected by: a board gets no other parts later

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let stop: String
  private enum Slot {
    case empty
    case full(Dependencies)
  }
  private var slot: Slot

  init(stop: String, dependencies: Dependencies) {
    self.stop = stop
    slot = .full(dependencies)
  }

  /// At night the board is dark.
  func switchOff() {
    slot = .empty
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    guard case .full(let dependencies) = slot else { return [] }
    return dependencies.timetable.trams(at: stop).map { tram in
      let late = dependencies.delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
