// Wrong: a second initializer of the list takes the same parts in another order.
// Rejected by: a service is built from its list and in no other way

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

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// 0 when the tram has not passed yet, or is not in the timetable.
  func minutesLate(line: Int, at stop: String) -> Int {
    let trams = dependencies.timetable.trams(at: stop)
    guard
      let seen = dependencies.sensors.lastSeen(line: line, at: stop),
      let planned = trams.first(where: { $0.line == line })
    else { return 0 }
    return seen - planned.minute
  }
}

extension MeasuredDelays.Dependencies {
  /// So that callers need not remember the order.
  init(timetable: any Timetable, sensors: any Sensors) {
    self.init(sensors: sensors, timetable: timetable)
  }
}
