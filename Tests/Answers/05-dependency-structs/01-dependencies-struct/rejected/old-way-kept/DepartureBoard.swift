// Wrong: a second initializer, from which nobody sees whom the board asks.
// Rejected by: a service is built from its list and in no other way

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let timetable: any Timetable
    let delays: any Delays
  }

  private let stop: String
  private let dependencies: Dependencies

  init(stop: String, dependencies: Dependencies) {
    self.stop = stop
    self.dependencies = dependencies
  }

  /// As before.
  convenience init(stop: String, office: any Office, sensors: any Sensors) {
    let timetable = CityTimetable(dependencies: .init(office: office))
    let delays = MeasuredDelays(
      dependencies: .init(sensors: sensors, timetable: timetable))
    self.init(
      stop: stop, dependencies: .init(timetable: timetable, delays: delays))
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    dependencies.timetable.trams(at: stop).map { tram in
      let late = dependencies.delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
