// Wrong: a strict initializer, beside the loose one that Swift writes.
// Rejected by: delays with a part in the wrong place do not compile

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

extension MeasuredDelays.Dependencies {
  init(sensors: any Sensors, timetable: any Timetable) {
    seen = sensors.lastSeen
    planned = { line, stop in
      timetable.trams(at: stop).first { $0.line == line }?.minute
    }
  }
}
