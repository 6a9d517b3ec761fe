import Foundation
import Testing

@testable import WorkbookCore
@testable import author

@Suite struct ReferenceAnswerTests {
  private let folder: TemporaryFolder
  private let book: PaperWorkbook
  private let key = "01-first/01-one"

  init() throws {
    folder = try TemporaryFolder(isQuick: true)
    book = try PaperWorkbook("workbook", in: folder, [("01-first", ["01-one"])])
  }

  private func answers() throws -> [ReferenceAnswer] {
    let workbook = try book.workbook
    return try ReferenceAnswer.all(
      of: workbook.syllabus.exercises[0], in: workbook)
  }

  @Test func `another answer is ours with files of its own, and a header`() throws {
    let text = "// Wrong: late\n// Rejected by: It waits\nlet a = 1 // Sound: no\n"
    try book.write(text, "Tests/Answers/\(key)/rejected/late/Answer.swift")
    try book.write("// Sound: small\n", "Tests/Answers/\(key)/accepted/small/More.swift")

    let answers = try answers()

    #expect(answers.map(\.name) == ["our answer", "the starter", "small", "late"])
    #expect(answers.map(\.kind) == [.solution, .starter, .accepted, .rejected])
    #expect(answers[2].code.keys.sorted() == ["Answer.swift", "More.swift", "World.swift"])
    #expect(answers[2].header == ["Sound": "small"])
    #expect(answers[3].code["Answer.swift"] == Data(text.utf8))
    #expect(answers[3].code["World.swift"] == answers[0].code["World.swift"])
    #expect(answers[3].header == ["Wrong": "late", "Rejected by": "It waits"])
    #expect(answers[3].rejectingKey == SpecName.key("it waits"))
    #expect(answers[0].rejectingKey == nil)
  }

  @Test func `a folder that is not there gives no files`() throws {
    try book.remove(".starters/\(key)")

    #expect(try answers()[1].code == [:])
  }

  @Test func `answers with files of the same names stand together`() throws {
    for (answer, file) in [("a", "More"), ("b", "Answer"), ("c", "More"), ("d", "Answer")] {
      try book.write("", "Tests/Answers/\(key)/accepted/\(answer)/\(file).swift")
    }

    let names = try answers().map(\.name)

    #expect(names == ["our answer", "the starter", "a", "c", "b", "d"])
  }
}
