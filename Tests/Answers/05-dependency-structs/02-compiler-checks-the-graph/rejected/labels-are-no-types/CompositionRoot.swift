/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(office: office)
  let delays = makeDelays(sensors: sensors, timetable: timetable)
  return stops.map {
    DepartureBoard(stop: $0, timetable: timetable, delays: delays)
  }
}

/// The delays that these sensors see, by this timetable.
///
/// `makeBoards` calls it, and so do the specs.
func makeDelays(
  sensors: any Sensors, timetable: any Timetable
) -> MeasuredDelays {
  MeasuredDelays(
    minuteThatTheSensorsSaw: sensors.lastSeen,
    minuteThatTheOfficePlanned: { line, stop in
      timetable.trams(at: stop).first { $0.line == line }?.minute
    })
}
