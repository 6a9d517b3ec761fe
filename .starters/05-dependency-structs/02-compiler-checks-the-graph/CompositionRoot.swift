/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  // TODO 4: There are three bugs in here, and all of it compiled. Once the
  // lists are strict, the compiler finds them. Repair them.
  let timetable = CityTimetable(dependencies: .init())
  var parts = DepartureBoard.Dependencies(timetable: timetable)
  let boards = stops.map { stop in
    let board = DepartureBoard(stop: stop)
    board.dependencies = parts
    return board
  }

  let planned = { (line: Int, stop: String) in
    timetable.trams(at: stop).first { $0.line == line }?.minute
  }
  parts.delays = MeasuredDelays(
    dependencies: .init(seen: planned, planned: sensors.lastSeen))
  return boards
}
