// Wrong: builds everything anew for each board, and the office plans again.
// Rejected by: however many boards, the office makes one plan

/// Builds a board for each stop, in this order.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  stops.map { stop in
    let timetable = CityTimetable(dependencies: .init(office: office))
    let delays = MeasuredDelays(
      dependencies: .init(sensors: sensors, timetable: timetable))
    return DepartureBoard(
      stop: stop,
      dependencies: .init(timetable: timetable, delays: delays))
  }
}
