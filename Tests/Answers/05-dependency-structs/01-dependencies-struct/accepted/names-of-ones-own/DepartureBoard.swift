/// The board at one stop.
final class DepartureBoard {
  private let parts: Showing
  private let name: String

  init(_ parts: Showing, of name: String) {
    self.parts = parts
    self.name = name
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    parts.plan.trams(at: name).map { tram in
      let late = parts.late.minutesLate(line: tram.line, at: name)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
