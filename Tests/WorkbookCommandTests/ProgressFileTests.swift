import Foundation
import Testing

@Suite struct ProgressFileTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private static let file = ".workbook/progress.json"
  private static let aside = ".workbook/progress-set-aside-2026-01-31-140509.json"

  @Test(arguments: ["", "{", "[]", "\u{0}", #"{"version": 99, "exercises": {}}"#])
  func `a file that makes no sense is set aside and told once`(text: String) throws {
    try book.write(text, Self.file)
    let list = """
      1  First steps
        not tried 1.1  Kettle        5 min  <- you are here
        not tried 1.2  Slow toaster  10 min
      2  Bigger things
        not tried 2.1  Kitchen radio 15 min
      """

    expect(
      book.run("list"), out: list,
      error: """
        The progress file could not be understood, so it was set aside as \(Self.aside). \
        You start with an empty one; your answers are untouched.
        """)
    expect(book.run("list"), out: list)
    #expect(try book.text(Self.aside) == text)
  }

  @Test func `progress is remembered from call to call`() throws {
    try book.solve(TinyWorkbook.kettle)

    #expect(try book.text(Self.file).contains(#""isSolved" : true"#))
    #expect(book.run("list").out.contains("solved    1.1"))
  }

  @Test func `progress that cannot be saved is told, and the verdict stands`() throws {
    try book.answer(TinyWorkbook.kettle)
    book.files.write = { _, _ in throw CocoaError(.fileWriteNoPermission) }

    let transcript = book.run("check")

    #expect(transcript.code == 0)
    #expect(transcript.out.contains("\nSolved: 5 of 5 specs pass.\n"))
    #expect(
      transcript.error == """
        Your progress could not be saved in .workbook/progress.json. \
        Check that you may write in that folder.

        """)
  }
}
