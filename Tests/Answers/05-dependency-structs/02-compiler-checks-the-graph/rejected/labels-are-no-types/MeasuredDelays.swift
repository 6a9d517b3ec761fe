// Wrong: longer labels, under which the compiler still accepts either closure.
// Rejected by: delays with a part in the wrong place do not compile

/// How late the trams are.
protocol Delays {
  func minutesLate(line: Int, at stop: String) -> Int
}

/// The delays that sensors see: when a tram passed, and when it should have.
final class MeasuredDelays: Delays {
  private let seen: (_ line: Int, _ stop: String) -> Int?
  private let planned: (_ line: Int, _ stop: String) -> Int?

  init(
    minuteThatTheSensorsSaw seen: @escaping (Int, String) -> Int?,
    minuteThatTheOfficePlanned planned: @escaping (Int, String) -> Int?
  ) {
    self.seen = seen
    self.planned = planned
  }

  /// 0 when the tram has not passed yet, or is not in the timetable.
  func minutesLate(line: Int, at stop: String) -> Int {
    guard let seen = seen(line, stop), let planned = planned(line, stop)
    else { return 0 }
    return seen - planned
  }
}
