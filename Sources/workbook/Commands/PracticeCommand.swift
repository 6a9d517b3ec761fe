import Foundation
import WorkbookCore

struct PracticeCommand: Command {
  static let name = "practice"
  static let synopsis = "[--list]"
  static let summary = "starts the exercise that is due for practice, under a constraint"
  static let details = [
    "Picks what has waited longest among what you have solved, says why, puts the",
    "starter back (your version is kept in a backup), and starts the clock. How long",
    "an exercise waits stands in Exercises/PRACTICE.md.",
    "",
    "--list   shows what is due, and when; changes nothing",
  ]

  private let lists: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--list"])
    try arguments.atMost(0)
    lists = arguments.has("--list")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let now = session.time.now()
    let running = session.workbook.syllabus.exercises.first { session.progress[$0].isAgain }
    if let running, !lists {
      session.printWrapped(
        "You're practising \(running.number) already.",
        "Go on: swift run workbook check \(running.number)")
      return .done
    }
    let items = try session.practiceItems()
    guard let first = items.first else {
      session.printWrapped(
        "There's nothing to practise yet, because you practise what you have solved.",
        "Go on: swift run workbook next")
      return .done
    }
    if lists {
      session.print(items.flatMap { session.row($0, now) })
      return .done
    }
    guard first.days(from: now) <= 0 else {
      session.printWrapped(
        "Nothing is due today. \(first.exercise.number) is next, \(session.when(first, now)).")
      return .done
    }
    let exercise = first.exercise
    session.print(
      try session.screen(of: exercise).lines(lead: "Practice") + [""]
        + session.style.wrap(session.why(first, now)) + [""])
    let constraint = try session.workbook.brief(of: exercise).again
      .first { $0.number == first.constraint }
    try session.startAgain(exercise, under: constraint)
    return .done
  }
}

extension Session {
  /// What was solved, the longest due first.
  fileprivate func practiceItems() throws -> [PracticeSchedule.Item] {
    let page = (try? files.text("\(workbook.root)/Exercises/PRACTICE.md")) ?? ""
    let schedule = try PracticeSchedule(page)
    return workbook.syllabus.exercises.compactMap { exercise in
      let constraints = (try? workbook.brief(of: exercise))?.again.count ?? 0
      return schedule.item(exercise, progress[exercise], constraints: constraints)
    }
    .sorted { $0.due < $1.due }
  }

  fileprivate func row(_ item: PracticeSchedule.Item, _ now: Date) -> [String] {
    style.fact("\(item.exercise.number)", "\(when(item, now)): \(item.reason)", column: 6)
  }

  fileprivate func why(_ item: PracticeSchedule.Item, _ now: Date) -> String {
    "Why this one: it has been due \(when(item, now)), and \(item.reason)."
  }

  /// `today`, `since 3 days`, `in 2 days`.
  fileprivate func when(_ item: PracticeSchedule.Item, _ now: Date) -> String {
    let days = item.days(from: now)
    if days == 0 { return "since today" }
    return days < 0 ? "for \(Count.of(-days, "day"))" : "in \(Count.of(days, "day"))"
  }
}
