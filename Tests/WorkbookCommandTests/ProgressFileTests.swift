import Foundation
import Testing
import WorkbookCore

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
    book.files.write = { [write = book.files.write] data, path in
      guard !path.hasSuffix(Self.file) else { throw CocoaError(.fileWriteNoPermission) }
      try write(data, path)
    }

    let transcript = book.run("check")

    #expect(transcript.code == 0)
    #expect(transcript.out.contains("\nSolved: 5 of 5 specs pass.\n"))
    #expect(
      transcript.error == """
        Your progress could not be saved in .workbook/progress.json. \
        See that you may write there, and that the disk has room.

        """)
  }

  @Test func `what another program wrote meanwhile is kept`() throws {
    try book.answer(TinyWorkbook.kettle)
    // A check makes a folder before it runs the specs.
    let file = "\(book.root)/\(Self.file)"
    book.files.makeFolder = { path in
      let elsewhere = """
        {"version": 1, "exercises": {
          "Kettle": {"isSolved": false, "attempts": 1, "hints": 2, "times": []},
          "KitchenRadio": {"isSolved": true, "attempts": 1, "hints": 0, "times": []}}}
        """
      try FileSystemClient.live.write(Data(elsewhere.utf8), file)
      try FileSystemClient.live.makeFolder(path)
    }

    #expect(book.run("check", "1.1").code == 0)

    let list = book.run("list").out
    #expect(list.contains("solved    1.1"))
    #expect(list.contains("solved    2.1"))
    let text = try book.text(Self.file)
    #expect(text.contains(#""attempts" : 2"#))
    #expect(text.contains(#""hints" : 2"#))
  }
}
