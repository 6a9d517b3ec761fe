/// A day that is being filled, front to back.
///
/// What is added comes after what was added before, and never runs into a break: it waits until the
/// break is over, or, if it is an exercise and has to, is split. A break splits an exercise only
/// where waiting would cost more than 20 minutes, or where no stretch between the day's later breaks
/// is long enough. A break whose time is not fixed moves to the nearest end of what is added.
struct DayPlan {
  let workshop: Workshop
  let isLast: Bool
  private(set) var now: TimeOfDay
  /// What was added, and the breaks between.
  private(set) var rows: [AgendaRow] = []
  /// The breaks that were not taken yet, in order.
  private(set) var ahead: [Pause]

  init(_ workshop: Workshop, isLast: Bool) {
    self.workshop = workshop
    self.isLast = isLast
    now = workshop.start
    ahead =
      switch workshop.pauses {
      case .at(let pauses): pauses
      case .usual: workshop.usualPauses.ahead(of: workshop.start, afterLunch: false)
      }
  }

  /// What can wait without waste, in minutes.
  private static let patience = 20
  /// Less of an exercise than this is not worth beginning before a break, in minutes.
  private static let leastPart = 10
}

// MARK: - Adding

extension DayPlan {
  /// - Parameter tail: The minutes of what comes next and had better follow without a break.
  mutating func add(_ kind: AgendaRow.Kind, minutes: Int, before tail: Int = 0) {
    movePause(for: minutes, tail)
    guard let pause = ahead.first, pause.start < now + minutes else {
      put(kind, minutes)
      return
    }
    let free = pause.start - now
    if case .exercise(let exercise, _) = kind, splits(minutes, free: free) {
      put(kind, free)
      takePause()
      add(.exercise(exercise, isContinued: true), minutes: minutes - free, before: tail)
    } else {
      takePause()
      add(kind, minutes: minutes, before: tail)
    }
  }

  private mutating func put(_ kind: AgendaRow.Kind, _ minutes: Int) {
    rows.append(AgendaRow(start: now, end: now + minutes, kind: kind))
    now = now + minutes
  }

  private mutating func takePause() {
    let pause = ahead.removeFirst()
    rows.append(pause.row)
    now = pause.end
    ahead = pauses(after: pause)
  }

  /// What is ahead when this break is over: after a break that moved, the next ones move too.
  func pauses(after pause: Pause) -> [Pause] {
    guard workshop.pauses == .usual else { return Array(ahead.filter { $0.start >= pause.end }) }
    let hadLunch = (rows + [pause.row]).contains { $0.kind == .pause(isLunch: true) }
    return workshop.usualPauses.ahead(of: pause.end, afterLunch: hadLunch)
  }

  /// Whether a break that is so many minutes ahead splits an exercise.
  private func splits(_ minutes: Int, free: Int) -> Bool {
    guard free >= Self.leastPart else { return false }
    let ends = ahead.dropFirst().map(\.start) + [workshop.end - leastClosing]
    let fitsLater = zip(ahead, ends).contains { $1 - $0.end >= minutes }
    return free > Self.patience || !fitsLater
  }

  /// Moves a break that is not fixed and in the way to the nearer end of what comes now.
  private mutating func movePause(for minutes: Int, _ tail: Int) {
    guard let pause = ahead.first, pause.start < now + minutes + tail else { return }
    let wait = pause.window.lowerBound
    if let near = pause.nearest(of: now, now + minutes + tail)
      ?? pause.nearest(of: now, now + minutes)
    {
      ahead[0].start = near
    } else if wait > now, wait - now <= Self.patience {
      ahead[0].start = wait
    }
  }
}
