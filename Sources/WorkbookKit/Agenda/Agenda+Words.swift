extension Agenda {
  /// How long the workshop is.
  public var title: String {
    let hours = Hours(workshop.minutesADay).words
    return "A workshop of \(days.count == 1 ? hours : "\(days.count) days of \(hours)")"
  }

  /// When a day begins and ends; one that is not alone has a number.
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
    if let first = workshop.exercises.first.flatMap(workshop.stage), first.number > 1 {
      notes.append(
        "It begins at stage \(first.number). Our answers of the stages before it come with: "
          + "`swift run workbook catch-up \(first.number)`")
    }
    if unfit.isEmpty { notes.append(everythingFits) }
    if let next = unfit.first, days.count < workshop.days {
      notes.append(
        "Only \(days.count) of \(workshop.days) days are planned: \(next.number) \(next.title) "
          + "needs longer days.")
    }
    return notes
  }

  private var everythingFits: String {
    let everything = leftOut.isEmpty ? "Everything" : "Everything else"
    let days =
      days.count < workshop.days
      ? "\(everything) fits in \(Count.of(days.count, "day")) of \(workshop.days)."
      : "\(everything) fits."
    return days
      + " With the time that remains, do an exercise once more under a constraint: "
      + "`swift run workbook again \(planned.last?.number ?? "1.1")`"
  }
}
