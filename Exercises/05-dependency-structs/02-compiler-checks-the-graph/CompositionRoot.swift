// TODO: Three mistakes in this file compile. Each gets through a hole in one of
// the three services. Close the holes, so that the compiler shows the mistakes.

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable()
  var delays: (any Delays)?
  let boards = stops.map { stop in
    let board = DepartureBoard(stop: stop, timetable: timetable)
    board.delays = delays
    return board
  }

  delays = makeDelays(sensors: sensors, timetable: timetable)
  return boards
}

/// The delays that these sensors see, by this timetable.
///
/// `makeBoards` calls it, and so do the specs.
func makeDelays(
  sensors: any Sensors, timetable: any Timetable
) -> MeasuredDelays {
  let planned = { (line: Int, stop: String) in
    timetable.trams(at: stop).first { $0.line == line }?.minute
  }
  return MeasuredDelays(seen: planned, planned: sensors.lastSeen)
}
