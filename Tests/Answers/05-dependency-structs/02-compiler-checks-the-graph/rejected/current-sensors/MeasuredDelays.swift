// Wrong: the sensors are in a static property, so all services ask the newest ones.
// Rejected by: keeps nothing in a global or static property

/// How late the trams are.
protocol Delays {
  func minutesLate(line: Int, at stop: String) -> Int
}

/// The delays that sensors see: when a tram passed, and when it should have.
final class MeasuredDelays: Delays {
  struct Dependencies {
    let sensors: any Sensors
    let timetable: any Timetable
  }

  nonisolated(unsafe) private static var current: (any Sensors)!
  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    Self.current = dependencies.sensors
  }

  /// 0 when the tram has not passed yet, or is not in the timetable.
  func minutesLate(line: Int, at stop: String) -> Int {
    let trams = dependencies.timetable.trams(at: stop)
    guard
      let seen = Self.current.lastSeen(line: line, at: stop),
      let planned = trams.first(where: { $0.line == line })
    else { return 0 }
    return seen - planned.minute
  }
}
