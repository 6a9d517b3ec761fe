// Wrong: mends today's bugs, and keeps the holes that let them compile.
// Rejected by: a timetable without its office does not compile

func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(dependencies: .init(office: office))
  let delays = makeDelays(sensors: sensors, timetable: timetable)
  let parts = DepartureBoard.Dependencies(timetable: timetable, delays: delays)
  return stops.map { stop in
    let board = DepartureBoard(stop: stop)
    board.dependencies = parts
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
  return MeasuredDelays(
    dependencies: .init(seen: sensors.lastSeen, planned: planned))
}
