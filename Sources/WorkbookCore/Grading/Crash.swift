import ChildProcess

extension Crash {
  /// Reads the trap's text and place out of what the process printed before it ended.
  ///
  /// - Parameter key: The exercise's key, which is in the path of every file of the learner's.
  init(ending: ChildProcess.Ending, output: String, key: String) {
    if case .outgrew(let limit) = ending {
      // What it printed before is not why it ended.
      self.init(text: limit.words, place: nil, advice: limit.advice, isStopped: true)
      return
    }
    let lines = output.split(separator: "\n")
    let text =
      Self.trap(in: lines)
      ?? (Self.overflowsTheStack(lines)
        ? "The stack overflowed: functions call one another without end." : Self.text(for: ending))
    self.init(
      text: text.shortened,
      place: lines.lazy.compactMap { Self.place(in: $0, key: key) }.first,
      advice: Self.advice(on: text, lines))
  }

  /// What to look for, where the runtime's own words are hard to read, or where it has none.
  private static func advice(on text: String, _ lines: [Substring]) -> String? {
    if text.contains("unowned reference") {
      return "An `unowned` object was gone. Another object must hold it as long as it’s used."
    }
    // libdispatch traps when a semaphore is freed with a lower value than it started with.
    if lines.contains(where: { $0.contains("_dispatch_semaphore_dispose") }) {
      return "A semaphore was freed while a thread held it. Signal it after each wait, even if an "
        + "error is thrown."
    }
    return nil
  }

  /// `Module/File.swift:7: Fatal error: text` or `*** Swift runtime failure: text ***`.
  private static func trap(in lines: [Substring]) -> String? {
    for line in lines.reversed() {
      if let words = line.firstRange(of: "Fatal error: ") {
        return String(line[words.upperBound...])
      }
      if let words = line.firstRange(of: "*** Swift runtime failure: ") {
        return String(line[words.upperBound...].prefix { $0 != "*" }.dropLast())
      }
    }
    return nil
  }

  /// `1 [ra] 0x0 work() + 12 in Specs at /…/Answer.swift:12:5` → the place.
  private static func place(in line: Substring, key: String) -> Place? {
    guard let at = line.ranges(of: " at /").last else { return nil }
    let words = line[line.index(before: at.upperBound)...].split(separator: ":")
    guard words.count >= 2, words[0].contains("/\(key)/"), let number = Int(words[1]) else {
      return nil
    }
    return Place(path: String(words[0]), line: number)
  }

  /// Whether the backtrace is deeper than any sound spec goes.
  private static func overflowsTheStack(_ lines: [Substring]) -> Bool {
    lines.contains { line in
      let depth = line.drop { $0 == " " }.prefix { $0.isNumber }
      return (Int(depth) ?? 0) > 5_000 && line.contains(" 0x")
    }
  }

  private static func text(for ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exited(let code):
      "it ended with code \(code), as a call of exit does."
    case .crashed(let signal): "signal \(signal)\(name(of: signal))."
    case .stopped, .outgrew: "it was stopped."
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case 4, 5: " (a trap)"
    case 6: " (an abort)"
    case 9: " (killed, perhaps for want of memory)"
    case 11: " (a bad access, or a stack overflow)"
    default: ""
    }
  }
}

extension ChildProcess.Limit {
  /// What happened, to go on a sentence.
  var words: String {
    switch self {
    case .memory(let bytes):
      "it used more than \(Self.size(bytes)) of memory, and was stopped."
    case .processes(let count):
      "it had started more than \(count) processes, and was stopped."
    case .fileSize(let bytes):
      "it wrote a file of more than \(Self.size(bytes)), and was stopped."
    }
  }

  /// What to look for.
  var advice: String {
    switch self {
    case .memory: "Look for a loop or a recursion that creates objects without end."
    case .processes: "Look for a loop that starts programs, or a program that starts itself."
    case .fileSize: "Look for a loop that writes without end."
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes % 1_000_000_000 == 0 ? "\(bytes / 1_000_000_000) GB" : "\(bytes / 1_000_000) MB"
  }
}
