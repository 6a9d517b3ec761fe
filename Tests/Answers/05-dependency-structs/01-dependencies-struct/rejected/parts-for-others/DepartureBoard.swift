// Wrong: lists what others ask, and builds those others itself.
// Rejected by: each board shows what the parts in its list say

/// The board at one stop.
final class DepartureBoard {
  struct Dependencies {
    let office: any Office
    let sensors: any Sensors
  }

  private let stop: String
  private let timetable: any Timetable
  private let delays: any Delays

  init(stop: String, dependencies: Dependencies) {
    self.stop = stop
    timetable = CityTimetable(
      dependencies: .init(office: dependencies.office))
    delays = MeasuredDelays(
      dependencies: .init(sensors: dependencies.sensors, timetable: timetable))
  }

  /// A line for each tram: `Line 4 at 12:05, 3 late`.
  func lines() -> [String] {
    timetable.trams(at: stop).map { tram in
      let late = delays.minutesLate(line: tram.line, at: stop)
      return "Line \(tram.line) at \(tram.time), \(late) late"
    }
  }
}
