// Wrong: the boards get a stand-in, into which the root puts the delays later.
// Rejected by: no service keeps a part that may be missing

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(dependencies: .init(office: office))
  let delays = LateDelays()
  let boards = stops.map { stop in
    DepartureBoard(
      stop: stop, dependencies: .init(timetable: timetable, delays: delays))
  }

  delays.real = makeDelays(sensors: sensors, timetable: timetable)
  return boards
}

/// Stands in for the delays until they are built.
private final class LateDelays: Delays {
  var real: (any Delays)?

  func minutesLate(line: Int, at stop: String) -> Int {
    real?.minutesLate(line: line, at: stop) ?? 0
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
