// Wrong: until the root replaces them, the delays of the boards say that every tram is punctual.
// Rejected by: a board gets no other parts later

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(dependencies: .init(office: office))
  let delays = CurrentDelays()
  let boards = stops.map { stop in
    DepartureBoard(
      stop: stop, dependencies: .init(timetable: timetable, delays: delays))
  }

  delays.current = makeDelays(sensors: sensors, timetable: timetable)
  return boards
}

private struct NoDelays: Delays {
  func minutesLate(line: Int, at stop: String) -> Int { 0 }
}

/// Passes each question on.
private final class CurrentDelays: Delays {
  var current: any Delays = NoDelays()

  func minutesLate(line: Int, at stop: String) -> Int {
    current.minutesLate(line: line, at: stop)
  }
}

/// The delays that these sensors see, by this timetable.
///
/// `makeBoards` calls it, and so do the specs.
func makeDelays(
  sensors: any Sensors, timetable: any Timetable
) -> MeasuredDelays {
  MeasuredDelays(dependencies: .init(sensors: sensors, timetable: timetable))
}
