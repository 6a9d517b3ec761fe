import WorkbookCore

struct PathCommand: Command {
  static let name = "path"
  static let synopsis = "[NAME]"
  static let summary = "shows the three ways through the workbook, or chooses one"
  static let details = [
    "NAME   afternoon, essentials or everything; `list` and `next` follow it, and you",
    "       may change it at any time",
  ]

  private let chosen: LearningPath?

  init(_ line: [String]) throws {
    let arguments = try Arguments(line)
    try arguments.atMost(1)
    chosen = try arguments.words.first.map { word in
      guard let path = LearningPath(rawValue: word) else {
        let names = LearningPath.allCases.map(\.rawValue).joined(separator: ", ")
        throw WorkbookError(
          "There is no path “\(word)”.", next: "There are these: \(names).", isUsage: true)
      }
      return path
    }
  }

  func run(in session: inout Session) throws -> ExitCode {
    if let chosen { try session.remember { $0.path = chosen } }
    let style = session.style
    let current = session.progress.path ?? .everything
    for path in LearningPath.allCases {
      let exercises = session.workbook.syllabus.on(path).exercises
      let time = style.clock(Double(exercises.map(\.minutes).reduce(0, +) * 60))
      let name = path.rawValue + (path == current ? " (yours)" : "")
      let sums = "\(Count.of(exercises.count, "exercise")), \(time): \(path.purpose)"
      session.print(style.fact(name, sums, column: 20))
    }
    session.printWrapped(
      "",
      chosen == nil
        ? "Choose one: swift run workbook path essentials" : "Go on: swift run workbook next")
    return .done
  }
}
