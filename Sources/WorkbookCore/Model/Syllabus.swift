/// The stages and their exercises, in reading order.
public struct Syllabus: Equatable, Sendable {
  public let stages: [Stage]

  public var exercises: [Exercise] { stages.flatMap(\.exercises) }
}

/// A folder of exercises.
public struct Stage: Equatable, Sendable {
  /// `01-hidden-singletons`.
  public let folder: String
  /// 1 for the first.
  public let number: Int
  public internal(set) var exercises: [Exercise] = []

  /// `Hidden singletons`.
  public var title: String { FolderName(folder).title }
}

/// One exercise. The same key names it in every tree of the workbook.
public struct Exercise: Equatable, Hashable, Sendable {
  /// `01-hidden-singletons`.
  public let stageFolder: String
  /// `01-inherited-object`.
  public let folder: String
  /// `1.1`.
  public let number: String
  /// How long it takes someone who has never used dependency injection on purpose.
  public let minutes: Int
  /// The shortest path that it is on.
  public var path = LearningPath.everything
  /// Whether it's a situation without steps, in which the learner decides the design.
  public var isKata = false

  /// `01-hidden-singletons/01-inherited-object`.
  public var key: String { "\(stageFolder)/\(folder)" }
  /// `InheritedObject`.
  public var module: String { FolderName(folder).module }
  /// `Inherited object`, or `Kata: Parking garage`.
  public var title: String { (isKata ? "Kata: " : "") + FolderName(folder).title }
}

/// A folder's name, `01-inherited-object`, and the names that follow from it.
struct FolderName {
  let words: [Substring]

  init(_ folder: String) {
    words = folder.split(separator: "-").dropFirst().map { $0 }
  }

  var module: String { words.map(Self.capitalized).joined() }
  var title: String {
    let words = words.map { Self.abbreviations.contains($0) ? $0.uppercased() : String($0) }
    return Self.capitalized(Substring(words.joined(separator: " ")))
  }

  /// What is written in capital letters wherever people read it.
  private static let abbreviations: Set<Substring> = ["di"]

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension Syllabus {
  /// Reads the table of contents out of the text of `Package.swift`.
  ///
  /// Asking SwiftPM would take a second; the table is written so that it can be read line by line:
  /// a stage's folder stands alone in quotes, an exercise is `Exercise("folder", minutes: n)`, with
  /// `path: .essentials` behind it where a shorter path than the longest holds it, and `kata: true`
  /// where it's a kata.
  ///
  /// - Throws: `WorkbookError` when no exercise is found, or one stands outside a stage.
  public init(manifest: String) throws {
    var stages: [Stage] = []
    let lines = manifest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("\""), let folder = line.textInQuotes {
        stages.append(Stage(folder: folder, number: stages.count + 1))
      } else if line.hasPrefix("Exercise(\"") {
        guard let folder = line.textInQuotes, let minutes = line.minutes, let stage = stages.last
        else {
          throw WorkbookError(
            "Package.swift, line \(index + 1): this is no line of the table of contents: \(line)",
            next: "Write it as: Exercise(\"01-a-name\", minutes: 12),")
        }
        stages[stages.count - 1].exercises.append(
          Exercise(
            stageFolder: stage.folder, folder: folder,
            number: "\(stage.number).\(stage.exercises.count + 1)", minutes: minutes,
            path: line.path, isKata: line.contains("kata: true")))
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

extension Substring {
  fileprivate var textInQuotes: String? {
    let parts = split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
  }

  fileprivate var path: LearningPath {
    guard let label = firstRange(of: "path: .") else { return .everything }
    return LearningPath(rawValue: String(self[label.upperBound...].prefix(while: \.isLetter)))
      ?? .everything
  }

  fileprivate var minutes: Int? {
    guard let label = firstRange(of: "minutes: ") else { return nil }
    let minutes = Int(self[label.upperBound...].prefix { $0.isNumber })
    // No exercise takes longer, and sums of such minutes do not overflow.
    return minutes.flatMap { $0 <= 10_000 ? $0 : nil }
  }
}
