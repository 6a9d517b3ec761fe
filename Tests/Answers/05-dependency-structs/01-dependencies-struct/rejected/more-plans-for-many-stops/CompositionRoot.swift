// Wrong: more than ten stops get a timetable each.
// Rejected by: however many boards, the office makes one plan

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(dependencies: .init(office: office))
  return stops.map {
    let own =
      stops.count > 10
      ? CityTimetable(dependencies: .init(office: office)) : timetable
    let delays = MeasuredDelays(
      dependencies: .init(sensors: sensors, timetable: own))
    return DepartureBoard(
      stop: $0, dependencies: .init(timetable: timetable, delays: delays))
  }
}
