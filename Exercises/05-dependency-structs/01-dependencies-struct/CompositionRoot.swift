// TODO: The office makes two plans for each board, and no initializer says what
// its service really asks.

/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  stops.map { DepartureBoard(stop: $0, office: office, sensors: sensors) }
}
