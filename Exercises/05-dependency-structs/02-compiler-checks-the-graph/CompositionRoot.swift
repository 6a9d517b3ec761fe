// TODO: Three mistakes in this file compile. Close the hole in a list that lets
// each of them through, and the compiler shows it to you.

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(dependencies: .init())
  var parts = DepartureBoard.Dependencies(timetable: timetable)
  let boards = stops.map { stop in
    let board = DepartureBoard(stop: stop)
    board.dependencies = parts
    return board
  }

  parts.delays = makeDelays(sensors: sensors, timetable: timetable)
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
  return MeasuredDelays(
    dependencies: .init(seen: planned, planned: sensors.lastSeen))
}
