extension Syllabus {
  /// Reads the table of contents out of the text of `Package.swift`.
  ///
  /// Asking SwiftPM would take a second; the table is written so that it can be read line by line:
  /// a stage's folder stands alone in quotes, an exercise is `Exercise("folder", minutes: n)`.
  ///
  /// - Throws: `WorkbookError` when no exercise is found, or one stands outside a stage.
  public init(manifest: String) throws {
    var stages: [Stage] = []
    for (index, line) in manifest.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    )
    .enumerated() {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("\""), let folder = line.textInQuotes {
        stages.append(Stage(folder: folder, number: stages.count + 1, exercises: []))
      } else if line.hasPrefix("Exercise(\"") {
        guard let folder = line.textInQuotes, let minutes = line.minutes, let stage = stages.last
        else {
          throw WorkbookError(
            "Package.swift, line \(index + 1): this is no line of the table of contents: \(line)",
            next: "Write it as: Exercise(\"01-a-name\", minutes: 12),")
        }
        stages[stages.count - 1] = stage.adding(folder, minutes: minutes)
      } else if line == "]", !stages.isEmpty {
        break
      }
    }
    guard stages.contains(where: { !$0.exercises.isEmpty }) else {
      throw WorkbookError(
        "Package.swift lists no exercise.", next: "Put its table of contents back.")
    }
    self.init(stages: stages)
  }
}

extension Stage {
  fileprivate func adding(_ folder: String, minutes: Int) -> Stage {
    let exercise = Exercise(
      stageFolder: self.folder, folder: folder, number: "\(number).\(exercises.count + 1)",
      minutes: minutes)
    return Stage(folder: self.folder, number: number, exercises: exercises + [exercise])
  }
}

extension Substring {
  fileprivate var textInQuotes: String? {
    let parts = split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  fileprivate var minutes: Int? {
    guard let label = firstRange(of: "minutes: ") else { return nil }
    let minutes = Int(self[label.upperBound...].prefix { $0.isNumber })
    // No exercise takes longer, and sums of such minutes do not overflow.
    return minutes.flatMap { $0 <= 10_000 ? $0 : nil }
  }
}
