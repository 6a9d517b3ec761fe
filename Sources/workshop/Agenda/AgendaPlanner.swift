import WorkbookCore

extension Agenda {
  /// Plans a workshop from the exercises' minutes.
  ///
  /// Exercises come in reading order. The first one that doesn't fit moves to the next day; if it
  /// doesn't fit there either, the plan ends. No shorter exercise takes its place.
  ///
  /// - Throws: `WorkbookError` when no exercise fits, or the breaks don't fit into the day.
  init(of workshop: Workshop) throws {
    try workshop.checkBreaks()
    self.workshop = workshop
    while days.count < workshop.days {
      var day = DayPlan(workshop, isFirst: days.isEmpty)
      let fitting = workshop.exercises.dropFirst(planned.count).prefix { day.add($0) }
      guard !fitting.isEmpty else { break }
      planned += fitting
      days.append(day.closed())
    }
    guard !planned.isEmpty else {
      throw WorkbookError(
        "No exercise fits into the day, \(TimeOfDay.text(workshop.day)).",
        next: "Plan more hours or shorter breaks, or leave out fewer exercises.", isUsage: true)
    }
  }
}

private let noon = 12 * 60

/// A day that is being filled, front to back.
///
/// - The first day opens with a welcome. Every day closes with a goodbye: ten minutes, or five if
///   there is no time for more.
/// - Each stage opens with ten minutes to say and draw, and closes with ten to look back. When the
///   evening interrupts a stage, it closes on that day and opens again on the next one.
/// - The usual breaks come between exercises: 15 minutes after 75 or more of work, unless lunch (at
///   about 12:30) or the evening is at most two hours from the last break. A day of six hours or
///   more that spans noon has an hour of lunch, at the first end of an exercise after noon, or after
///   11:30 when a break is due anyway.
/// - Breaks that the instructor has set begin on the minute and split an exercise. Nothing begins
///   in the ten minutes before such a break, unless it is done by then.
private struct DayPlan {
  private let workshop: Workshop
  private var rows: [AgendaRow] = []
  /// The stage that is open.
  private var stage: Stage?
  private var now: Int
  /// When the day began, or its last break ended.
  private var workingSince: Int
  private var awaitsLunch: Bool

  init(_ workshop: Workshop, isFirst: Bool) {
    let day = workshop.day
    self.workshop = workshop
    (now, workingSince) = (day.lowerBound, day.lowerBound)
    awaitsLunch = day.count >= 6 * 60 && day.contains(noon - 60) && day.contains(noon + 120)
    if isFirst { put(.talk, "Welcome; everyone runs doctor", 10) }
  }

  /// Adds an exercise if it leaves time for a look back and a goodbye.
  mutating func add(_ exercise: Exercise) -> Bool {
    var day = self
    let next = workshop.stages.first { $0.exercises.contains(exercise) }
    if stage != next { day.lookBack() }
    if let pause = day.nextBreak, pause.lowerBound == day.now { day.take(pause) }
    if let next, stage != next {
      let isFirst = workshop.exercises.first { next.exercises.contains($0) } == exercise
      let title = isFirst ? next.title : "continued"
      day.add(.talk, "Say and draw: stage \(next.number), \(title)", 10)
      day.stage = next
    }
    day.add(.exercise, "\(exercise.number) \(exercise.title)", exercise.minutesInARoom)
    guard day.now + 15 <= workshop.day.upperBound else { return false }
    self = day
    return true
  }

  /// The rows of the whole day. The time that no exercise needs is there to finish.
  func closed() -> [AgendaRow] {
    var day = self
    let closing = workshop.day.upperBound - 20
    while let pause = day.nextBreak, pause.upperBound <= closing {
      day.finish(until: pause.lowerBound)
      day.take(pause)
    }
    day.finish(until: closing)
    day.lookBack()
    day.put(.talk, "Questions and goodbye", workshop.day.upperBound - day.now)
    return day.rows
  }
}

extension DayPlan {
  private mutating func lookBack() {
    if let stage { add(.talk, "Look back: stage \(stage.number)", 10) }
    stage = nil
  }

  private mutating func finish(until end: Int) {
    put(.finish, "Time to finish, or to do an exercise again", end - now)
  }

  /// Adds what takes so many minutes, around the breaks that the instructor has set.
  private mutating func add(_ kind: AgendaRow.Kind, _ text: String, _ minutes: Int) {
    guard workshop.breaks != nil, let pause = nextBreak, pause.lowerBound < now + minutes else {
      return put(kind, text, minutes)
    }
    let part = pause.lowerBound < now + 10 ? 0 : pause.lowerBound - now
    put(kind, text, part)
    finish(until: pause.lowerBound)
    take(pause)
    let rest = part == 0 ? text : text.replacing(", continued", with: "") + ", continued"
    add(kind, rest, minutes - part)
  }

  private mutating func put(_ kind: AgendaRow.Kind, _ text: String, _ minutes: Int) {
    guard minutes > 0 else { return }
    rows.append(AgendaRow(time: now..<now + minutes, kind: kind, text: text))
    now += minutes
  }

  /// When the instructor has set the next break, or when it is due.
  private var nextBreak: Range<Int>? {
    if let breaks = workshop.breaks { return breaks.first { $0.lowerBound >= now } }
    let isDue = (awaitsLunch ? noon + 30 : workshop.day.upperBound) - workingSince > 120
    let start = max(now, isDue ? workingSince + 75 : noon)
    if awaitsLunch, start >= noon - 30 { return start..<start + 60 }
    return isDue ? start..<start + 15 : nil
  }

  private mutating func take(_ pause: Range<Int>) {
    let isLunch = pause.count >= 45 && (noon - 30...noon + 120).contains(pause.lowerBound)
    put(.pause, isLunch ? "Lunch" : "Break", pause.count)
    workingSince = now
    awaitsLunch = awaitsLunch && !isLunch
  }
}

extension Exercise {
  /// The minutes that a room of people needs: a fifth more than one alone, rounded up to five.
  var minutesInARoom: Int { (minutes * 6 + 24) / 25 * 5 }
}
