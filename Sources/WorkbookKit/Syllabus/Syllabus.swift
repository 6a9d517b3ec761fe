/// The stages and their exercises, in reading order.
public struct Syllabus: Equatable, Sendable {
  public let stages: [Stage]

  public init(stages: [Stage]) {
    self.stages = stages
  }

  public var exercises: [Exercise] { stages.flatMap(\.exercises) }
}

/// A folder of exercises.
public struct Stage: Equatable, Sendable {
  /// `01-hidden-singletons`.
  public let folder: String
  /// 1 for the first.
  public let number: Int
  public let exercises: [Exercise]

  public init(folder: String, number: Int, exercises: [Exercise]) {
    self.folder = folder
    self.number = number
    self.exercises = exercises
  }

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

  public init(stageFolder: String, folder: String, number: String, minutes: Int) {
    self.stageFolder = stageFolder
    self.folder = folder
    self.number = number
    self.minutes = minutes
  }

  /// `01-hidden-singletons/01-inherited-object`.
  public var key: String { "\(stageFolder)/\(folder)" }
  /// `InheritedObject`.
  public var module: String { FolderName(folder).module }
  /// `Inherited object`.
  public var title: String { FolderName(folder).title }
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
