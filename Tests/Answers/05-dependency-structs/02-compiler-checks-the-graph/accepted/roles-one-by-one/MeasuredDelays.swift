// Sound: no lists; the delays take two structs, each around a closure.

/// How late the trams are.
protocol Delays {
  func minutesLate(line: Int, at stop: String) -> Int
}

/// The minute at which a line's tram passed a stop.
struct Seen {
  let minute: (_ line: Int, _ stop: String) -> Int?
}

/// The minute at which it should have.
struct Planned {
  let minute: (_ line: Int, _ stop: String) -> Int?
}

/// The delays that sensors see: when a tram passed, and when it should have.
struct MeasuredDelays: Delays {
  let planned: Planned
  let seen: Seen

  /// 0 when the tram has not passed yet, or is not in the timetable.
  func minutesLate(line: Int, at stop: String) -> Int {
    guard
      let seen = seen.minute(line, stop),
      let planned = planned.minute(line, stop)
    else { return 0 }
    return seen - planned
  }
}
