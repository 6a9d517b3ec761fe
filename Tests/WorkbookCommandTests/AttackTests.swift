import Foundation
import Testing

@Suite struct AttackTests {
  private let book: TinyWorkbook

  init() throws { book = try TinyWorkbook() }

  private func write(_ code: String, as name: String) throws {
    let answer = "\(book.root)/trials/\(TinyWorkbook.kettle)/\(name)"
    let ours = "\(book.root)/Solutions/\(TinyWorkbook.kettle)"
    for (file, text) in try book.files.sources(in: ours) {
      try book.files.write(file == "Kettle.swift" ? Data(code.utf8) : text, "\(answer)/\(file)")
    }
  }

  @Test func `wrong answers that are refused and sound ones that are solved pass`() throws {
    try write("// Rejected by: it waits for the lid\n", as: "wrong-hasty")
    try write("", as: "sound-enum")

    expect(
      book.run("attack", "\(book.root)/trials", "1.1", "--verbose"),
      out: """
        passed 1.1 Kettle: 1 of 1 wrong answers refused, 1 of 1 sound ones accepted, 0 s
            - sound-enum: solved
            - wrong-hasty: red, “it waits for the lid”

        1 exercise in 0 s.
        In all, 1 of 1 wrong answers refused, 1 of 1 sound ones accepted.
        1 passed, 0 failed
        """)
  }

  @Test func `a hole and a false refusal are listed, with what a learner would read`() throws {
    try write("", as: "wrong-hasty")
    try write("// Rejected by: it waits for the lid\n", as: "sound-enum")

    let transcript = book.run("attack", "\(book.root)/trials", "1.1")

    #expect(transcript.code == 1)
    #expect(
      transcript.out.hasPrefix(
        """
        FAILED 1.1 Kettle: 0 of 1 wrong answers refused, 0 of 1 sound ones accepted, 0 s
            - sound-enum: red, “it waits for the lid”: The kettle did not wait.
        """))
    #expect(transcript.out.contains("\n    - wrong-hasty: solved\n"))
  }

  @Test func `an answer that does not compile proves nothing`() throws {
    try write("", as: "wrong-hasty")
    book.programs.answer(
      "swift build", "/a/Kettle.swift:1:1: error: no\n", ending: .exited(code: 1))

    #expect(book.run("attack", "\(book.root)/trials", "1.1").out.contains("does not compile"))
  }

  @Test func `where there is no answer, nothing passed`() {
    #expect(book.run("attack", "\(book.root)/trials", "1.1").code == 1)
  }

  @Test func `without a folder it says what it wants`() {
    #expect(book.run("attack").code == 64)
  }
}
