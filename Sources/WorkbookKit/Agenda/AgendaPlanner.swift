/// Plans a workshop from the exercises' minutes.
///
/// - An exercise's minutes are those of somebody who has never used dependency injection. A room
///   gets a fifth more, rounded up to five minutes.
/// - The first day opens with a welcome (10 minutes; 5 when the whole has two hours or less), the
///   last one ends with a goodbye (10 minutes, or 5 where that is all there is).
/// - Each stage opens with “Say and draw” and closes with “Look back” (10 minutes each). A stage
///   that the end of a day interrupts is closed there and opened again on the next day. No stage is
///   opened unless an exercise follows on the same day.
/// - Exercises come in reading order. The first that does not fit moves to the next day, or ends the
///   plan; a later, shorter one is not put in its place.
/// - The time that remains is there to finish and to do an exercise once more.
/// - How breaks are kept is told at `DayPlan`, and where they are by themselves at `UsualPauses`.
public struct AgendaPlanner {
  private let workshop: Workshop

  public init(_ workshop: Workshop) {
    self.workshop = workshop
  }

  /// The agenda that has most exercises, in as few days as they need.
  ///
  /// - Throws: `WorkbookError` when not even one exercise fits.
  public func agenda() throws -> Agenda {
    guard let best else { throw nothingFits() }
    return best
  }

  private var best: Agenda? {
    (1...workshop.days).compactMap(plan)
      .reduce(nil) { best, next in
        best.map { $0.planned.count >= next.planned.count } == true ? best : next
      }
  }

  private func nothingFits() -> WorkbookError {
    let first = workshop.exercises.first.map { "\($0.number) \($0.title)" } ?? "An exercise"
    let time = Hours(workshop.minutesADay).words
    return WorkbookError(
      "\(first), with what belongs around it, needs more than \(time).",
      next: leastHours.map { "Plan this much at least: --hours \($0.number)" }
        ?? "Plan fewer or shorter breaks, or begin at another stage.",
      isUsage: true)
  }

  /// The shortest longer day in which an exercise fits, to five minutes.
  var leastHours: Hours? {
    let next = workshop.minutesADay / 5 * 5 + 5
    return stride(from: next, through: workshop.roomForADay, by: 5).first { minutes in
      var longer = workshop
      longer.minutesADay = minutes
      return AgendaPlanner(longer).best != nil
    }.map { Hours($0) }
  }
}

extension AgendaPlanner {
  /// The plan for so many days; `nil` when the first has no room for an exercise, or another one
  /// none for its end.
  private func plan(days: Int) -> Agenda? {
    var rest = workshop.exercises[...]
    var planned: [AgendaDay] = []
    for number in 1...days {
      var day = DayPlan(workshop, isLast: number == days)
      if number == 1 { day.add(.welcome, minutes: workshop.isShort ? 5 : 10) }
      var open: Stage?
      while let exercise = rest.first, let stage = workshop.stage(of: exercise) {
        let longer = day.adding(exercise, of: stage, after: open)
        guard longer.closed(lookingBackAt: stage) != nil else { break }
        day = longer
        open = stage
        rest.removeFirst()
      }
      guard open != nil || number > 1, let rows = day.closed(lookingBackAt: open) else {
        return nil
      }
      planned.append(AgendaDay(number: number, rows: rows))
    }
    let exercises = workshop.exercises.dropLast(rest.count)
    return Agenda(workshop: workshop, days: planned, planned: Array(exercises))
  }
}

extension DayPlan {
  /// The day with one exercise more, and with what comes before it where it opens a stage.
  fileprivate func adding(_ exercise: Exercise, of stage: Stage, after open: Stage?) -> DayPlan {
    var day = self
    let minutes = exercise.minutesInARoom
    let exercises = workshop.exercises(of: stage)
    let lookBack = exercise == exercises.last ? 10 : 0
    if open != stage {
      if let open { day.add(.lookBack(open), minutes: 10) }
      let isContinued = exercise != exercises.first
      day.add(
        .sayAndDraw(stage, isContinued: isContinued), minutes: 10, before: minutes + lookBack)
    }
    day.add(.exercise(exercise, isContinued: false), minutes: minutes, before: lookBack)
    return day
  }
}
