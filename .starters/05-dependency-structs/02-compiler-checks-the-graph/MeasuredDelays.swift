/// How late the trams are.
protocol Delays {
  func minutesLate(line: Int, at stop: String) -> Int
}

/// The delays that sensors see: when a tram passed, and when it should have.
final class MeasuredDelays: Delays {
  struct Dependencies {
    /// The minute at which the line's tram passed the stop.
    let seen: (_ line: Int, _ stop: String) -> Int?
    /// The minute at which it should have.
    let planned: (_ line: Int, _ stop: String) -> Int?
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// 0 when the tram has not passed yet, or is not in the timetable.
  func minutesLate(line: Int, at stop: String) -> Int {
    guard
      let seen = dependencies.seen(line, stop),
      let planned = dependencies.planned(line, stop)
    else { return 0 }
    return seen - planned
  }
}
