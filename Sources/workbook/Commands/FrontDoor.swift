import WorkbookCore

/// What `swift run workbook` shows: the map, where you are, and the one command to run next.
struct FrontDoor {
  func run(in session: inout Session) throws -> ExitCode {
    let style = session.style
    let isNew = session.progress.exercises.isEmpty
    if isNew {
      session.printWrapped(
        style.bold("Dependency injection in Swift, one red spec at a time."),
        "You edit a few small files until their specs are green.")
      session.printWrapped(
        "There are three ways through, an afternoon, the essentials or everything:",
        style.cyan("swift run workbook path"), "")
    }
    session.print(map(in: session) + [""])
    guard let current = session.currentExercise else {
      session.printWrapped(session.allSolved)
      return .done
    }
    let screen = try session.screen(of: current)
    session.print(screen.lines(lead: isNew ? "Start here" : "You are here") + screen.nextCommand)
    try session.see(current)
    return .done
  }

  /// The stages, one a line, with what is solved in each.
  private func map(in session: Session) -> [String] {
    let stages = session.workbook.syllabus.on(session.progress.path ?? .everything).stages
    let style = session.style
    let width = stages.map(\.title.count).max() ?? 0
    return stages.flatMap { stage in
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
      let title = stage.title.padded(to: width)
      let row = style.isScreen ? dots.joined() + "  " : ""
      return style.fit("  \(stage.number)  \(title)  \(row)" + style.dim(sums), hanging: 3)
    }
  }
}
