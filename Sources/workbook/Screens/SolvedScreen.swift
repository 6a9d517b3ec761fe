import WorkbookKit

/// What is said after a solved verdict: the times, the constraints, the next exercise.
struct SolvedScreen {
  let lines: [String]

  init(_ exercise: Exercise, time: Double?, isWatching: Bool, in session: Session) {
    let style = session.style
    let times = session.progress[exercise].times
    var lines: [String] = []
    if let time {
      let earlier = times.dropLast().reversed().map(style.clock)
      lines.append(
        "Your time: \(style.clock(time))"
          + (earlier.isEmpty ? "" : ", before that \(earlier.joined(separator: ", "))"))
    }
    if time != nil, times.count > 1,
      let brief = try? session.workbook.brief(of: exercise, files: session.files)
    {
      lines.append("Only you can tell whether you kept to the one that you picked:")
      lines += brief.again.flatMap { style.choice($0) }
    }
    if session.hasSolutions {
      lines.append("Compare with ours: swift run workbook solution \(exercise.number)")
    }
    lines.append("From the start, under a constraint: swift run workbook again \(exercise.number)")
    lines += Self.chapter(after: exercise, in: session)
    if !isWatching { lines += Self.goingOn(in: session) }
    self.lines = style.fit(lines)
  }

  /// The way to the next exercise that is not solved.
  static func goingOn(in session: Session) -> [String] {
    guard let next = session.progress.currentExercise(in: session.workbook.syllabus) else {
      return []
    }
    return ["Go on to \(next.number): swift run workbook next"]
  }

  /// Once a whole stage is solved, its chapter has no secrets to tell.
  private static func chapter(after exercise: Exercise, in session: Session) -> [String] {
    let stages = session.workbook.syllabus.stages
    guard let stage = stages.first(where: { $0.folder == exercise.stageFolder }),
      stage.exercises.allSatisfy({ session.progress[$0].isSolved }),
      let chapter = session.workbook.chapter(on: exercise, files: session.files)
    else { return [] }
    return ["Stage \(stage.number) is solved. Its chapter: \(session.shown(chapter.path))"]
  }
}
