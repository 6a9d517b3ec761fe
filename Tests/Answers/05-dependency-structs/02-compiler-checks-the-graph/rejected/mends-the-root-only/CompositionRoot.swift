// Wrong: mends today's bugs, and keeps the holes that let them compile.
// Rejected by: a timetable without its office does not compile

func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(office: office)
  let delays = makeDelays(sensors: sensors, timetable: timetable)
  return stops.map { stop in
    let board = DepartureBoard(stop: stop, timetable: timetable)
    board.delays = delays
    return board
  }
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
  return MeasuredDelays(seen: sensors.lastSeen, planned: planned)
}
