// Wrong: asks the real sensors if the given ones saw nothing.
// Rejected by: the app asks the given office and sensors only

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  /// Where the given sensors saw nothing, the tracks may know.
  struct Careful: Sensors {
    let first: any Sensors
    func lastSeen(line: Int, at stop: String) -> Int? {
      first.lastSeen(line: line, at: stop)
        ?? TrackSensors().lastSeen(line: line, at: stop)
    }
  }
  let timetable = CityTimetable(dependencies: .init(office: office))
  let delays = makeDelays(
    sensors: Careful(first: sensors), timetable: timetable)
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
