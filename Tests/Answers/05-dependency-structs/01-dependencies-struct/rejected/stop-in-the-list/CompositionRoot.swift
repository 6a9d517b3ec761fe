/// Builds a board for each stop, in this order.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(dependencies: .init(office: office))
  let delays = MeasuredDelays(
    dependencies: .init(sensors: sensors, timetable: timetable))
  return stops.map {
    DepartureBoard(
      dependencies: .init(stop: $0, timetable: timetable, delays: delays))
  }
}
