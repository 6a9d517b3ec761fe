// Wrong: an empty array stands for a list with the real parts.
// Rejected by: keeps delays with a part left out from compiling

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

/// For previews: `MeasuredDelays(dependencies: [])`.
extension MeasuredDelays.Dependencies: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Never...) {
    self.init(
      sensors: TrackSensors(),
      timetable: CityTimetable(dependencies: .init(office: TramOffice())))
  }
}
