extension Agenda {
  /// How long the workshop is, and when each day begins and ends.
  public var title: String {
    let hours = Hours(workshop.minutesADay).words
    let length = days.count == 1 ? hours : "\(days.count) days of \(hours)"
    return "A workshop of \(length), \(workshop.start)–\(workshop.end)"
  }

  /// What a day's table is called; a day that is alone has no number.
  public func caption(of day: AgendaDay) -> String {
    let hours = "\(workshop.start)–\(workshop.end)"
    return days.count == 1 ? hours : "Day \(day.number), \(hours)"
  }

  /// How many exercises are planned, and where the minutes go.
  public var sumsText: String {
    let sums = sums
    let parts = [
      "exercises \(sums.exercises)", "slack \(sums.slack)", "talks \(sums.talks)",
      "time to finish \(sums.finish)", "breaks \(sums.pauses)",
    ]
    return "Planned: \(Count.of(planned.count, "exercise")). "
      + "Of \(sums.all) minutes: \(parts.joined(separator: ", "))."
  }

  /// What an instructor has to know besides, a sentence or two each. Code is between back-ticks.
  public var notes: [String] {
    var notes: [String] = []
    let first = workshop.first
    if first.number > 1 {
      notes.append(
        "It begins at stage \(first.number). Our answers of the stages before it come with: "
          + "`swift run workbook catch-up \(first.number)`")
    }
    if leftOut.isEmpty { notes.append(everythingFits) }
    if let next = leftOut.first, days.count < workshop.days {
      notes.append(
        "Only \(days.count) of \(workshop.days) days are planned: \(next.number) \(next.title) "
          + "needs longer days.")
    }
    return notes
  }

  private var everythingFits: String {
    let days =
      days.count < workshop.days
      ? "Everything fits in \(Count.of(days.count, "day")) of \(workshop.days)."
      : "Everything fits."
    return days
      + " With the time that remains, do an exercise once more under a constraint: "
      + "`swift run workbook again \(planned.last?.number ?? "1.1")`"
  }

  /// `37 exercises, 939 minutes`.
  public var leftOutText: String {
    "\(Count.of(leftOut.count, "exercise")), \(Count.of(leftOut.minutes, "minute"))"
  }

  /// What was left out, a line a stage: `Stage 1: 1.4 Pin it first (20)`, each with its minutes.
  public var leftOutByStage: [String] {
    workshop.syllabus.stages.compactMap { stage in
      let exercises = leftOut.filter { $0.stageFolder == stage.folder }
      guard !exercises.isEmpty else { return nil }
      let names = exercises.map { "\($0.number) \($0.title) (\($0.minutes))" }
      return "Stage \(stage.number): \(names.joined(separator: ", "))"
    }
  }
}
