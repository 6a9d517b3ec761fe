import Foundation

/// What `help` says of a program.
///
/// The pages are written for 80 columns. On a narrower terminal, and for who listens, options and
/// paragraphs are broken anew.
struct Help {
  let program: Program
  let style: Style

  private var call: String { "swift run \(program.name)" }

  /// Every command, a line each.
  var overview: [String] {
    let names = program.commands.map { $0.name }
    let column = (names.map(\.count).max() ?? 0) + 2
    func row(_ name: String, _ summary: String) -> String {
      "  \(name.padded(to: column))\(summary)"
    }
    var lines: [String] = [program.purpose, ""]
    if program.start != nil {
      lines.append(call.padded(to: 30) + "shows where you are and what to do next")
    }
    lines += ["\(call) COMMAND", ""]
    lines += program.commands.map { row($0.name, $0.summary) }
    lines += [row("help", "explains the commands, or one of them"), ""]
    lines += program.others.map { "For \($0.audience): swift run \($0.name) help" }
    lines += [
      "",
      "WHAT names exercises: 1.2, 02-hidden-inputs, HiddenInputs, a stage, all.",
      "With a screen reader: add --plain, or set WORKBOOK_PLAIN=1 once.",
      "More on one: \(call) help COMMAND",
    ]
    return laidOut(lines)
  }

  /// The page that the words behind `help` ask for.
  ///
  /// - Throws: `WorkbookError` when there is no such command.
  func page(for words: [String]) throws -> [String] {
    let arguments = try Arguments(words)
    try arguments.atMost(1)
    guard let word = arguments.words.first, word != "help" else { return overview }
    guard let type = program.commands.first(where: { $0.name == word }) else { throw unknown(word) }
    return page(for: type)
  }

  /// How a command is called, its options in columns, and what else there is to know.
  func page(for type: any Command.Type) -> [String] {
    // What stands in brackets is never broken.
    let pieces = type.synopsis.matches(of: /\[.*?\]|\S+/).map { String($0.output) }
    let summary = type.summary.prefix(1).uppercased() + type.summary.dropFirst() + "."
    return style.flow(["\(call) \(type.name)"] + pieces, hanging: 4)
      + laidOut(["", summary] + (type.details.isEmpty ? [] : [""] + type.details))
  }

  /// - Parameter near: What the person may have meant, where that is known better.
  func unknown(_ word: String, near: String? = nil) -> WorkbookError {
    if let other = program.others.first(where: { $0.commands.contains(word) }) {
      return WorkbookError(
        "`\(word)` is a command for \(other.audience).",
        next: "Write: swift run \(other.name) \(word)", isUsage: true)
    }
    let names = program.commands.map { $0.name } + ["help"]
    return WorkbookError(
      "There is no command `\(word)`.",
      next: near.map { "Did you mean `\($0)`?" } ?? NearMiss.question(for: word, among: names)
        ?? "See: \(call) help",
      isUsage: true)
  }
}

extension Help {
  /// The lines as they are where there is room for them.
  private func laidOut(_ lines: [String]) -> [String] {
    guard style.isPlain || style.width < 80 else { return lines }
    return Self.paragraphs(lines).flatMap { line in
      let row = line.replacing(/(\S)\s{2,}/, maxReplacements: 1) { "\($0.output.1): " }
      let indent = line.prefix { $0 == " " }.count
      return style.wrap(row, indent: indent, hanging: row == line ? 0 : 4)
    }
  }

  /// The lines, each together with those that go on with it: the second line of an option's meaning,
  /// or of a paragraph.
  private static func paragraphs(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { paragraphs, line in
      let isRow = line.contains(/\S\s{2,}/)
      let isCommand = line.contains(#/(^|: )swift run /#)
      if line.isEmpty || isRow || isCommand || paragraphs.last?.isEmpty != false {
        paragraphs.append(line)
      } else {
        paragraphs[paragraphs.count - 1] += " " + line.drop { $0 == " " }
      }
    }
  }
}
