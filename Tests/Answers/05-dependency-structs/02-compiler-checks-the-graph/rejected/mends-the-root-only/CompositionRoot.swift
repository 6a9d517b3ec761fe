// Wrong: mends today's bugs, and keeps the holes that let them compile.
// Rejected by: a timetable without its office does not compile

func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let timetable = CityTimetable(dependencies: .init(office: office))
  let planned = { (line: Int, stop: String) in
    timetable.trams(at: stop).first { $0.line == line }?.minute
  }
  let delays = MeasuredDelays(
    dependencies: .init(seen: sensors.lastSeen, planned: planned))
  let parts = DepartureBoard.Dependencies(timetable: timetable, delays: delays)
  return stops.map { stop in
    let board = DepartureBoard(stop: stop)
    board.dependencies = parts
    return board
  }
}
