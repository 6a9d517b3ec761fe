// Wrong: a weak global lends one office's timetable to another office's boards.
// Rejected by: keeps nothing in a global or static property

nonisolated(unsafe) private weak var cityTimetable: CityTimetable?

/// Builds a board for each stop, in this order.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable =
    cityTimetable ?? CityTimetable(dependencies: .init(office: office))
  cityTimetable = timetable
  let delays = MeasuredDelays(
    dependencies: .init(sensors: sensors, timetable: timetable))
  let parts = DepartureBoard.Dependencies(timetable: timetable, delays: delays)
  return stops.map { DepartureBoard(stop: $0, dependencies: parts) }
}
