import Foundation
import Testing

@Suite struct ListTests {
  private let book: TinyWorkbook

  init() throws {
    book = try TinyWorkbook()
    try book.solve(TinyWorkbook.kettle)
    _ = book.run("check", "1.2")
  }

  @Test func `words stand for the states where no person looks`() {
    expect(
      book.run("list"),
      out: """
        1  First steps
          solved    1.1  Kettle        5 min
          red       1.2  Slow toaster  10 min  <- you are here
        2  Bigger things
          not tried 2.1  Kitchen radio 15 min
        """)
  }

  @Test func `signs stand before the states on a screen`() {
    (book.isScreen, book.environment) = (true, ["NO_COLOR": "1"])

    expect(
      book.run("list"),
      out: """
        1  First steps
          ✓ 1.1  Kettle        5 min  solved
          ✗ 1.2  Slow toaster  10 min  red  ← you are here
        2  Bigger things
          · 2.1  Kitchen radio 15 min  not tried
        """)
  }

  @Test func `a long title is shown whole, and the others are padded to it`() throws {
    let manifest = try book.text("Package.swift")
    try book.write(
      manifest.replacing("01-kitchen-radio", with: "01-a-radio-that-also-toasts-bread"),
      "Package.swift")

    expect(
      book.run("list"),
      out: """
        1  First steps
          solved    1.1  Kettle                         5 min
          red       1.2  Slow toaster                   10 min  <- you are here
        2  Bigger things
          not tried 2.1  A radio that also toasts bread 15 min
        """)
  }

  @Test func `colours tell the states apart`() {
    book.isScreen = true

    let out = book.run("list").out

    #expect(out.contains("\u{1B}[1m1  First steps\u{1B}[0m\n"))
    #expect(out.contains("  \u{1B}[32m✓\u{1B}[0m 1.1"))
    #expect(out.contains("  \u{1B}[31m✗\u{1B}[0m 1.2"))
    #expect(out.contains("  \u{1B}[2m·\u{1B}[0m 2.1"))
  }

  @Test func `other programs read JSON`() throws {
    struct Row: Decodable, Equatable {
      let number, stage, folder, module: String
      let minutes: Int
      let state: String
    }

    let rows = try JSONDecoder().decode([Row].self, from: Data(book.run("list", "--json").out.utf8))

    #expect(
      rows == [
        Row(
          number: "1.1", stage: "01-first-steps", folder: "01-kettle", module: "Kettle",
          minutes: 5, state: "solved"),
        Row(
          number: "1.2", stage: "01-first-steps", folder: "02-slow-toaster",
          module: "SlowToaster", minutes: 10, state: "red"),
        Row(
          number: "2.1", stage: "02-bigger-things", folder: "01-kitchen-radio",
          module: "KitchenRadio", minutes: 15, state: "not tried"),
      ])
  }

  @Test func `JSON is laid out for people, too`() {
    #expect(
      book.run("list", "--json").out.hasPrefix(
        """
        [
          {
            "folder" : "01-kettle",
            "minutes" : 5,
        """))
  }

  @Test func `what was changed and not graded is begun`() throws {
    try book.write("// mine\n", "Exercises/\(TinyWorkbook.radio)/KitchenRadio.swift")

    #expect(book.run("list").out.contains("  begun     2.1  Kitchen radio 15 min\n"))
    #expect(book.run("list", "--json").out.contains("\"state\" : \"begun\""))
  }
}
