// Wrong: takes the list, and asks only the timetable that it knows.
// Rejected by: the delays come from the parts in their list

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

  private let sensors: any Sensors
  private let timetable: CityTimetable?

  init(dependencies: Dependencies) {
    sensors = dependencies.sensors
    timetable = dependencies.timetable as? CityTimetable
  }

  /// 0 when the tram has not passed yet, or is not in the timetable.
  func minutesLate(line: Int, at stop: String) -> Int {
    guard
      let seen = sensors.lastSeen(line: line, at: stop),
      let trams = timetable?.trams(at: stop),
      let planned = trams.first(where: { $0.line == line })
    else { return 0 }
    return seen - planned.minute
  }
}
