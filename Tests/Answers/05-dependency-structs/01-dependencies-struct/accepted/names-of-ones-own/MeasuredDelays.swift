/// How late the trams are.
protocol Delays {
  func minutesLate(line: Int, at stop: String) -> Int
}

/// The delays that sensors see: when a tram passed, and when it should have.
struct MeasuredDelays: Delays {
  let parts: Measuring

  /// 0 when the tram has not passed yet, or is not in the timetable.
  func minutesLate(line: Int, at stop: String) -> Int {
    guard
      let seen = parts.track.lastSeen(line: line, at: stop),
      let planned = parts.plan.trams(at: stop).first(where: { $0.line == line })
    else { return 0 }
    return seen - planned.minute
  }
}
