import Foundation

/// What a catch-up replaced: `.workbook/catch-up.json`. It is written before anything is replaced,
/// and gone once all is back.
public struct CatchUpRecord: Codable, Equatable, Sendable {
  /// The version of the file's format.
  public static let version = 1

  public var version = CatchUpRecord.version
  /// The folder of the stage to start with.
  public var stage: String
  /// The module of the exercise that the learner was working on.
  public var earlier: String?
  /// When the first of the catch-ups was made that are in force.
  public var at: Date
  /// What is to be brought back.
  public var exercises: [Entry] = []

  /// One exercise whose answer was replaced.
  public struct Entry: Codable, Equatable, Sendable {
    /// The module, so that renumbering loses nothing.
    public var module: String
    /// The folder with what was there, relative to the workbook.
    public var backup: String
    /// Whether the learner put the starter back since.
    public var isStartedOver: Bool?
  }

  subscript(exercise: Exercise) -> Entry? {
    exercises.first { $0.module == exercise.module }
  }

  mutating func mark(_ marked: [Exercise], isStartedOver: Bool?) {
    let modules = marked.map(\.module)
    for index in exercises.indices where modules.contains(exercises[index].module) {
      exercises[index].isStartedOver = isStartedOver
    }
  }
}

extension CatchUp {
  /// The record of what is in force; `nil` when nothing is.
  ///
  /// - Throws: `WorkbookError` when the file cannot be understood: it is left as it is.
  public func record() throws -> CatchUpRecord? {
    guard files.exists(recordPath) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let data = try? files.read(recordPath),
      let record = try? decoder.decode(CatchUpRecord.self, from: data),
      record.version == CatchUpRecord.version
    else {
      throw WorkbookError(
        "The record of the last catch-up cannot be understood: \(workbook.relative(recordPath))",
        next: "Your own work is in .workbook/backups/; once you have it back, delete the record.")
    }
    return record
  }

  func write(_ record: CatchUpRecord) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    try files.write(try encoder.encode(record), recordPath)
  }

  var recordPath: String { "\(workbook.memory)/catch-up.json" }
}
