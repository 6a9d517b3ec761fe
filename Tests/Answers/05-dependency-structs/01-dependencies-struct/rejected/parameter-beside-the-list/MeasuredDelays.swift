// Wrong: asks somebody who is not in its list, but has a default beside it.
// Rejected by: keeps asking the given office and sensors only

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

  private let late: Int

  init(dependencies: Dependencies, office: any Office = TramOffice()) {
    self.dependencies = dependencies
    late = office.plan().isEmpty ? 1 : 0
  }

  /// 0 when the tram has not passed yet, or is not in the timetable.
  func minutesLate(line: Int, at stop: String) -> Int {
    let trams = dependencies.timetable.trams(at: stop)
    guard
      let seen = dependencies.sensors.lastSeen(line: line, at: stop),
      let planned = trams.first(where: { $0.line == line })
    else { return 0 }
    return seen - planned.minute + late
  }
}
