func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let parts = DepartureBoard.Dependencies(office: office, sensors: sensors)
  return stops.map { DepartureBoard(stop: $0, dependencies: parts) }
}
