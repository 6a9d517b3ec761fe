import WorkbookKit

struct SolutionCommand: Command {
  static let name = "solution"
  static let synopsis = "[WHAT] [--peek]"
  static let summary = "shows how our answer differs from yours, and why"
  static let details = ["--peek   before you solved it, too"]

  private let word: String?
  private let peeks: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--peek"])
    try arguments.atMost(1)
    word = arguments.words.first
    peeks = arguments.has("--peek")
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercise = try chosen(in: session)
    guard peeks || session.progress.state(of: exercise) == .solved else {
      throw WorkbookError(
        "\(exercise.number) is not solved yet.",
        next: "Take a hint (swift run workbook hint \(exercise.number)), or add --peek.")
    }
    let ours = session.workbook.solution(exercise)
    guard session.files.isFolder(ours) else {
      throw WorkbookError(
        "This copy of the workbook has no solutions.", next: "Ask whoever handed it out.")
    }
    let yours = session.workbook.folder(exercise)
    let theirs = try session.files.swiftFiles(in: ours)
    let names =
      theirs + ((try? session.files.swiftFiles(in: yours)) ?? []).filter { !theirs.contains($0) }
    var isSame = true
    for name in names {
      let difference = LineDifference(
        from: (try? session.files.text("\(yours)/\(name)")) ?? "",
        to: (try? session.files.text("\(ours)/\(name)")) ?? "")
      guard !difference.isEmpty else { continue }
      isSame = false
      session.print(DifferenceScreen(name, difference, session.style).lines + [""])
    }
    if isSame { session.tell(["Your answer and ours are the same, letter for letter.", ""]) }
    if let page = try? session.files.text("\(ours)/README.md") {
      session.print(MarkdownScreen(page, session.style).lines)
    }
    return .done
  }

  /// Without a word: the exercise that was solved last, since that is what one compares.
  private func chosen(in session: Session) throws -> Exercise {
    if let word { return try session.workbook.syllabus.findOne(word) }
    let current = session.workbook.syllabus.exercises.first {
      $0.module == session.progress.current
    }
    return try current ?? session.exercise(nil)
  }
}

/// The difference of one file in colour: `-` yours, `+` ours. Who listens hears the words.
struct DifferenceScreen {
  let lines: [String]

  init(_ name: String, _ difference: LineDifference, _ style: Style) {
    guard !style.isPlain else {
      lines = Self.spoken(name, difference)
      return
    }
    lines =
      [style.bold(name) + style.dim("   - yours   + ours")]
      + difference.lines.map { line in
        switch line {
        case .same(let text): text.isEmpty ? "" : "  \(text)".printable
        case .removed(let text): style.red("- \(text)".printable)
        case .added(let text): style.green("+ \(text)")
        case .gap: style.dim("  …")
        }
      }
  }

  private static func spoken(_ name: String, _ difference: LineDifference) -> [String] {
    [name]
      + difference.lines.compactMap { line in
        switch line {
        case .same(let text): text.isEmpty ? nil : "Both: \(text)".printable
        case .removed(let text): "Yours: \(text)".printable
        case .added(let text): "Ours: \(text)"
        case .gap: "Some lines that are the same."
        }
      }
  }
}
