/// How late the trams are.
protocol Delays {
  func minutesLate(line: Int, at stop: String) -> Int
}

/// The delays that sensors see: when a tram passed, and when it should have.
final class MeasuredDelays: Delays {
  private let sensors: any Sensors
  private let timetable: any Timetable

  init(sensors: any Sensors, timetable: any Timetable) {
    self.sensors = sensors
    self.timetable = timetable
  }

  /// 0 when the tram has not passed yet, or is not in the timetable.
  func minutesLate(line: Int, at stop: String) -> Int {
    let trams = timetable.trams(at: stop)
    guard
      let seen = sensors.lastSeen(line: line, at: stop),
      let planned = trams.first(where: { $0.line == line })
    else { return 0 }
    return seen - planned.minute
  }
}
