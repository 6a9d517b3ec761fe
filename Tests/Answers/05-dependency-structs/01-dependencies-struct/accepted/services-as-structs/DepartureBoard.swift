// Sound: structs, for which Swift writes the initializers.
// Keeps: 1

/// The board at one stop.
struct DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  let stop: String
  let dependencies: Dependencies

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    dependencies.timetable.trams(at: stop).map { tram in
      let late = dependencies.delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
