/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    var timetable: (any Timetable)?
    var delays: (any Delays)?
  }

  private let stop: String
  var dependencies = Dependencies()

  init(stop: String) {
    self.stop = stop
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    let trams = dependencies.timetable?.trams(at: stop) ?? []
    return trams.map { tram in
      let late = dependencies.delays?.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late ?? 0) late"
    }
  }
}
