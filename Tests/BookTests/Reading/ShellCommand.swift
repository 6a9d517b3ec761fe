/// A command that a page shows, to be run as it stands.
struct ShellCommand: Hashable, Sendable {
  let text: String
  /// The answer that lies in `Exercises` meanwhile: a folder of `Tests/Answers`, by its path from
  /// there. The starters, when not set.
  var answer: String?
}

extension ShellCommand {
  /// The commands of an `sh` block, each with the number of its line.
  static func all(in fence: Fence) -> [(command: ShellCommand, line: Int)] {
    var commands: [(command: ShellCommand, line: Int)] = []
    var unfinished: (text: String, line: Int)?
    for (index, line) in fence.lines.enumerated() {
      let text = (unfinished.map { $0.text + " " } ?? "") + line.trimmed
      let first = unfinished?.line ?? fence.line + index
      unfinished = text.hasSuffix("\\") ? (String(text.dropLast()).trimmed, first) : nil
      guard unfinished == nil else { continue }
      let plain = text.replacing(/(^|\s+)#.*$/, with: "").trimmed
      if !plain.isEmpty { commands.append((ShellCommand(text: plain), first)) }
    }
    return commands
  }

  /// Whether a reader who has just begun may see this status.
  func accepts(status: Int32) -> Bool {
    // Red is the work: no exercise is solved in the copy.
    let grades = text.contains("workbook check") || text.contains("swift test")
    return status == 0 || (grades && status == 1)
  }
}
