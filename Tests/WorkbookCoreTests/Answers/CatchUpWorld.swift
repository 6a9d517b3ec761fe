import Foundation

@testable import WorkbookCore

/// A workbook with four exercises in three stages; a learner worked on the first.
@dynamicMemberLookup
struct CatchUpWorld {
  let paper: PaperWorkbook
  let keys = [
    "01-first-steps/01-kettle", "01-first-steps/02-slow-toaster", "02-bigger-things/01-radio",
    "03-last-things/01-lamp",
  ]
  /// What is in the first exercise's folder once our answer is.
  let namesWhenCaughtUp = [".hidden", "Answer.swift", "README.md", "World.swift", "notes.txt"]

  init() throws {
    paper = try PaperWorkbook(
      "w", in: TemporaryFolder(isQuick: true),
      [
        ("01-first-steps", ["01-kettle", "02-slow-toaster"]), ("02-bigger-things", ["01-radio"]),
        ("03-last-things", ["01-lamp"]),
      ])
    let folder = "Exercises/\(keys[0])"
    try paper.write("my kettle", "\(folder)/Answer.swift")
    try paper.write("my extra", "\(folder)/Extra.swift")
    try paper.write("my part", "\(folder)/Deep/er/Part.swift")
    try paper.write("my other part", "\(folder)/Deep/Other.txt")
    try paper.write("my notes", "\(folder)/notes.txt")
    try paper.write("mine", "\(folder)/.hidden")
    try FileSystemClient.live.makeFolder("\(paper.root)/\(folder)/Empty")
    try FileSystemClient.live.link("\(paper.root)/\(folder)/Linked.swift", "Extra.swift")
  }

  subscript<Value>(dynamicMember path: KeyPath<PaperWorkbook, Value>) -> Value {
    paper[keyPath: path]
  }

  func write(_ text: String, _ path: String) throws { try paper.write(text, path) }
  func remove(_ path: String) throws { try paper.remove(path) }
  func text(_ path: String) -> String? { paper.text(path) }
  func has(_ path: String) -> Bool { paper.has(path) }
  func snapshot(_ path: String = "") -> [String: String] { paper.snapshot(path) }

  var workbook: Workbook {
    get throws { try paper.workbook }
  }

  func catchUp(with files: FileSystemClient = .live) throws -> CatchUp {
    CatchUp(in: try workbook.with(files: files))
  }

  @discardableResult
  func run(
    to stage: Int, solved modules: [String] = [], current: String? = nil,
    solutions: String? = nil, at date: Date = Clock.start, with files: FileSystemClient = .live
  ) throws -> CatchUp.Outcome {
    var progress = LearnerProgress()
    progress.current = current
    for module in modules { progress.exercises[module] = .solved }
    let catchUp = try catchUp(with: files)
    return try catchUp.run(
      to: try workbook.syllabus.stages[stage - 1],
      solutions: solutions, progress: progress, at: date)
  }

  @discardableResult
  func undo(at date: Date = Clock.start + 60, with files: FileSystemClient = .live) throws
    -> CatchUp.Outcome
  {
    try catchUp(with: files).undo(progress: LearnerProgress(), at: date)
  }
}

extension LearnerProgress.Record {
  fileprivate static var solved: Self {
    var record = Self()
    record.isSolved = true
    return record
  }
}
