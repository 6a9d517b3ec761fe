// Sound: the list asks for two structs, each around a closure, and has names of its own.

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
  struct Minutes {
    let planned: Planned
    let seen: Seen
  }

  let minutes: Minutes

  /// 0 when the tram has not passed yet, or is not in the timetable.
  func minutesLate(line: Int, at stop: String) -> Int {
    guard
      let seen = minutes.seen.minute(line, stop),
      let planned = minutes.planned.minute(line, stop)
    else { return 0 }
    return seen - planned
  }
}
