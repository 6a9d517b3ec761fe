/// Builds a board for each stop, in this order.
///
/// The app's main calls it with the real office and sensors; the specs call it
/// with theirs.
func makeBoards(
  at stops: [String], office: any Office, sensors: any Sensors
) -> [DepartureBoard] {
  let plan = CityTimetable(Planning(planner: office))
  let late = MeasuredDelays(parts: Measuring(plan, seenBy: sensors))
  let parts = Showing(late: late, plan: plan)
  return stops.map { DepartureBoard(parts, of: $0) }
}
