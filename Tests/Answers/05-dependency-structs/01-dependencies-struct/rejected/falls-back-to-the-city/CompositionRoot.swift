// Wrong: asks the real office if the given one has no trams.
// Rejected by: keeps asking the given office and sensors only

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  var timetable = CityTimetable(dependencies: .init(office: office))
  if stops.allSatisfy({ timetable.trams(at: $0).isEmpty }) {
    // The office has closed. Better the usual plan than none.
    timetable = CityTimetable(dependencies: .init(office: TramOffice()))
  }
  let delays = MeasuredDelays(
    dependencies: .init(sensors: sensors, timetable: timetable))
  let parts = DepartureBoard.Dependencies(timetable: timetable, delays: delays)
  return stops.map { DepartureBoard(stop: $0, dependencies: parts) }
}
