// Sound: two closures again, and each has a type that says its role.
// Keeps: 1

/// How late the trams are.
protocol Delays {
  func minutesLate(line: Int, at stop: String) -> Int
}

/// The delays that sensors see: when a tram passed, and when it should have.
final class MeasuredDelays: Delays {
  struct Seen {
    let minute: (_ line: Int, _ stop: String) -> Int?
  }

  struct Planned {
    let minute: (_ line: Int, _ stop: String) -> Int?
  }

  struct Dependencies {
    let seen: Seen
    let planned: Planned

    init(sensors: any Sensors, timetable: any Timetable) {
      seen = Seen(minute: sensors.lastSeen)
      planned = Planned { line, stop in
        timetable.trams(at: stop).first { $0.line == line }?.minute
      }
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func minutesLate(line: Int, at stop: String) -> Int {
    guard
      let seen = dependencies.seen.minute(line, stop),
      let planned = dependencies.planned.minute(line, stop)
    else { return 0 }
    return seen - planned
  }
}
