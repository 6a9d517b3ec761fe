// Wrong: leaves out a stop that was asked for twice.
// Rejected by: keeps a board for each stop, in order

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(dependencies: .init(office: office))
  let delays = MeasuredDelays(
    dependencies: .init(sensors: sensors, timetable: timetable))
  let parts = DepartureBoard.Dependencies(timetable: timetable, delays: delays)
  var seen: Set<String> = []
  return stops.filter { seen.insert($0).inserted }
    .map { DepartureBoard(stop: $0, dependencies: parts) }
}
