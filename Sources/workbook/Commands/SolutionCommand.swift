import Foundation
import WorkbookCore

struct SolutionCommand: Command {
  static let name = "solution"
  static let synopsis = "[WHAT] [--peek]"
  static let summary = "shows how our answer differs from yours, and why"
  static let details = ["--peek   before you solved it, too"]

  private let arguments: Arguments

  init(_ line: [String]) throws {
    arguments = try Arguments(line, flags: ["--peek"])
    try arguments.atMost(1)
  }

  func run(in session: inout Session) throws -> ExitCode {
    let exercise = try chosen(in: session)
    guard arguments.has("--peek") || session.progress.state(of: exercise) == .solved else {
      throw WorkbookError(
        "\(exercise.number) is not solved yet.",
        next: "Take a hint (swift run workbook hint \(exercise.number)), or add --peek.")
    }
    let ours = session.workbook.solution(exercise)
    guard session.files.isFolder(ours) else {
      throw WorkbookError(
        "This copy of the workbook has no solutions.", next: "Ask your instructor for them.")
    }
    let mine = try session.files.sources(in: session.workbook.folder(exercise))
    let solution = try session.files.sources(in: ours)
    let differences = Set(mine.keys).union(solution.keys).sorted().map { name in
      let texts = [mine, solution].map { String(decoding: $0[name] ?? Data(), as: UTF8.self) }
      return (name, LineDifference(from: texts[0], to: texts[1]))
    }
    for (name, difference) in differences where !difference.isEmpty {
      session.print(DifferenceScreen(name, difference, session.style).lines + [""])
    }
    if differences.allSatisfy(\.1.isEmpty) {
      session.printWrapped(["Your answer and ours are the same, letter for letter.", ""])
    }
    if let page = try? session.files.text("\(ours)/README.md") {
      session.print(MarkdownScreen(page, session.style).lines)
    }
    return .done
  }

  /// Without a word: the exercise that was solved last, since that is what one compares.
  private func chosen(in session: Session) throws -> Exercise {
    if let word = arguments.words.first { return try session.workbook.syllabus.findOne(word) }
    let current = session.workbook.syllabus.exercises.first {
      $0.module == session.progress.current
    }
    return try current ?? session.exercise(nil)
  }
}

/// The difference of one file in colour: `-` yours, `+` ours. A screen reader gets words for signs.
struct DifferenceScreen {
  let lines: [String]

  init(_ name: String, _ difference: LineDifference, _ style: Style) {
    let (both, yours, ours) =
      style.isPlain ? ("Both: ", "Yours: ", "Ours: ") : ("  ", "- ", "+ ")
    lines =
      [style.bold(name) + (style.isPlain ? "" : style.dim("   - yours   + ours"))]
      + difference.lines.compactMap { line in
        switch line {
        case .same(""): style.isPlain ? nil : ""
        case .same(let text): both + text.printable
        case .removed(let text): style.red(yours + text.printable)
        case .added(let text): style.green(ours + text)
        case .gap: style.isPlain ? "Some lines that are the same." : style.dim("  …")
        }
      }
  }
}
