import Foundation
import Testing

@testable import WorkbookCore

/// A call of the program, and what had happened before it.
struct TranscriptScreen: Sendable, CustomTestStringConvertible {
  let name: String
  let words: [String]
  let steps: [FakeTerminal.Step]
  let prepare: @Sendable (TinyWorkbook) throws -> Void

  init(
    _ name: String, _ words: String..., steps: [FakeTerminal.Step] = [],
    after prepare: @escaping @Sendable (TinyWorkbook) throws -> Void = { _ in }
  ) {
    self.name = name
    self.words = words
    self.steps = steps
    self.prepare = prepare
  }

  var testDescription: String { name }

  /// The call's transcript in this mode. Preparations are made in no mode.
  func text(in mode: TranscriptMode) throws -> String {
    let book = try TinyWorkbook(below: 120)
    let temporary = "\(book.root)-temporary"
    book.files.temporaryFolder = { temporary }
    try book.files.makeFolder(temporary)
    book.files.write = TinyWorkbook.writeSoon
    book.files.freeSpace = { _ in 5_400_000_000 }
    book.environment["USER"] = "Ada"
    try prepare(book)
    book.isScreen = mode.isScreen
    book.width = mode.columns
    book.environment.merge(mode.environment) { $1 }
    let text = mode.text(of: book.run(words, steps: steps))
    return "$ swift run \(TinyWorkbook.program(for: words).name) \(words.joined(separator: " "))\n"
      + text.replacing("Platform: macOS", with: "Platform: Linux")
      .replacing("Platform, ok: macOS", with: "Platform, ok: Linux")
  }
}
