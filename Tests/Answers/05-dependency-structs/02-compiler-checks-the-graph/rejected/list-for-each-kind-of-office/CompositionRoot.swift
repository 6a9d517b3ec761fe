// Wrong: a global list for each type of office.
// Rejected by: keeps nothing in a global or static property

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  if let parts = cityParts[ObjectIdentifier(type(of: office))] {
    return stops.map { DepartureBoard(stop: $0, dependencies: parts) }
  }
  let timetable = CityTimetable(dependencies: .init(office: office))
  let delays = makeDelays(sensors: sensors, timetable: timetable)
  let parts = DepartureBoard.Dependencies(timetable: timetable, delays: delays)
  cityParts[ObjectIdentifier(type(of: office))] = parts
  return stops.map { DepartureBoard(stop: $0, dependencies: parts) }
}

/// One list for each kind of office, however often the boards are built.
nonisolated(unsafe) private var cityParts:
  [ObjectIdentifier: DepartureBoard.Dependencies] = [:]

/// The delays that these sensors see, by this timetable.
///
/// `makeBoards` calls it, and so do the specs.
func makeDelays(
  sensors: any Sensors, timetable: any Timetable
) -> MeasuredDelays {
  MeasuredDelays(dependencies: .init(sensors: sensors, timetable: timetable))
}
