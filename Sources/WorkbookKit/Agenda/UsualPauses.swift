/// The breaks of a day for which nobody asked for others.
///
/// A quarter of an hour after every ninety minutes of work, at the nearest end of an exercise: after
/// 45 minutes at the earliest, 120 at the latest. None begins in the last three quarters of an hour.
/// A day of six hours or more that spans noon has an hour of lunch, which begins between 12:00 and
/// 13:00; the last break before it is over three quarters of an hour earlier.
struct UsualPauses {
  private let end: TimeOfDay
  private let hasLunch: Bool

  init(from start: TimeOfDay, to end: TimeOfDay) {
    self.end = end
    hasLunch = end - start >= 6 * 60 && start <= Self.time(11, 00) && end >= Self.time(14, 30)
  }

  /// The breaks that are ahead of somebody who works from this time on, in order.
  func ahead(of time: TimeOfDay, afterLunch: Bool) -> [Pause] {
    var pauses: [Pause] = []
    var time = time
    var lunchIsAhead = hasLunch && !afterLunch
    while true {
      let next = time + 90
      if lunchIsAhead, next > Self.time(11, 30) {
        pauses.append(lunch(near: next))
        lunchIsAhead = false
      } else if let pause = coffee(at: next, beforeLunch: lunchIsAhead) {
        pauses.append(pause)
      } else {
        return pauses
      }
      time = pauses[pauses.count - 1].end
    }
  }

  private func lunch(near time: TimeOfDay) -> Pause {
    let start = min(max(time, Self.time(12, 00)), Self.time(12, 30))
    return Pause(at: start, minutes: 60, within: Self.time(12, 00)...Self.time(13, 00))
  }

  /// `nil` when what follows is too short to need a break.
  private func coffee(at time: TimeOfDay, beforeLunch: Bool) -> Pause? {
    guard end - time >= 45 else { return nil }
    var latest = min(time + 30, end - 45)
    if beforeLunch { latest = min(latest, Self.time(11, 45)) }
    return Pause(at: time, minutes: 15, within: (time - 45)...latest)
  }

  private static func time(_ hours: Int, _ minutes: Int) -> TimeOfDay {
    TimeOfDay(minutes: hours * 60 + minutes)
  }
}
