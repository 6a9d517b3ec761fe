// Wrong: the compiler asked for an office, and got any that was at hand.
// Rejected by: the app asks the given office and sensors only

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(dependencies: .init(office: TramOffice()))
  let delays = makeDelays(sensors: sensors, timetable: timetable)
  let parts = DepartureBoard.Dependencies(timetable: timetable, delays: delays)
  return stops.map { DepartureBoard(stop: $0, dependencies: parts) }
}

/// The delays that these sensors see, by this timetable.
///
/// `makeBoards` calls it, and so do the specs.
func makeDelays(
  sensors: any Sensors, timetable: any Timetable
) -> MeasuredDelays {
  MeasuredDelays(dependencies: .init(sensors: sensors, timetable: timetable))
}
