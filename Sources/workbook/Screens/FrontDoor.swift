import Foundation
import WorkbookKit

/// What `swift run workbook` shows: the map, where you are, and the one command to run next.
struct FrontDoor {
  func run(in session: inout Session) throws -> ExitCode {
    let isNew = session.progress.exercises.isEmpty
    session.tell(isNew ? greeting(session.style) : [])
    session.print(StageMap(session).lines + [""])
    guard let current = session.progress.currentExercise(in: session.workbook.syllabus) else {
      session.tell(NextCommand.allSolved)
      return .done
    }
    let lead = isNew ? "Start here" : "You are here"
    let screen = try ExerciseScreen(current, in: session)
    session.print(screen.lines(lead: lead) + screen.nextCommand)
    return .done
  }

  private func greeting(_ style: Style) -> [String] {
    [
      style.bold("Dependency injection in Swift, one red spec at a time."),
      "You edit a few small files until their specs are green.",
      "",
    ]
  }
}

/// The stages, one a line, with what is solved in each.
struct StageMap {
  let lines: [String]

  init(_ session: Session) {
    let style = session.style
    let stages = session.workbook.syllabus.stages
    let width = stages.map(\.title.count).max() ?? 0
    lines = stages.flatMap { stage in
      let states = stage.exercises.map { session.progress.state(of: $0) }
      let solved = states.filter { $0 == .solved }.count
      let dots = states.map { state in
        switch state {
        case .solved: style.green("●")
        case .red: style.red("◐")
        case .notTried: style.dim("○")
        }
      }
      let minutes = style.minutes(stage.exercises.map(\.minutes).reduce(0, +))
      let sums = "\(solved) of \(states.count) solved, \(minutes)"
      if style.isPlain { return style.fit("Stage \(stage.number), \(stage.title): \(sums)") }
      // The dots explain themselves on a screen only; elsewhere the count says it.
      let title = stage.title.padding(toLength: width, withPad: " ", startingAt: 0)
      let row = style.isScreen ? dots.joined() + "  " : ""
      return style.fit("  \(stage.number)  \(title)  \(row)" + style.dim(sums), hanging: 3)
    }
  }
}

/// One exercise: what it asks, its pages, its files and the command to run next.
struct ExerciseScreen {
  private let exercise: Exercise
  private let session: Session
  private let brief: Brief
  private let filesToEdit: [String]

  init(_ exercise: Exercise, in session: Session) throws {
    self.exercise = exercise
    self.session = session
    brief = try session.workbook.brief(of: exercise, files: session.files)
    filesToEdit = try Starter(of: exercise, in: session.workbook, files: session.files)
      .filesToEdit()
  }

  func lines(lead: String) -> [String] {
    let style = session.style
    let folder = session.workbook.folder(exercise)
    let edits = filesToEdit.map { session.shown("\(folder)/\($0)") }
    let facts =
      [("Read", session.shown("\(folder)/README.md"))]
      + edits.enumerated().map { ($0 == 0 || style.isPlain ? "Edit" : "", $1) }
      + (session.chapter(on: exercise).map { [("Idea", $0)] } ?? [])
    return style.fit(
      "\(lead): " + style.bold("\(exercise.number) \(brief.title)")
        + style.dim(" (\(exercise.minutes) minutes)"))
      + style.wrap(brief.aim, indent: 2) + [""]
      + facts.flatMap { style.fact($0, $1, column: 7) }
  }

  /// The last lines, for somebody who is not watching.
  var nextCommand: [String] {
    [""] + session.style.fit("Then run: " + session.style.cyan("swift run workbook check"))
  }
}
