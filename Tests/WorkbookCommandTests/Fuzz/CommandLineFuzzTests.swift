import Foundation
import Fuzzing
import Testing

@testable import workbook

@Suite struct CommandLineFuzzTests {
  private static let codes: Set<Int32> = [0, 1, 2, 64]

  @Test func `any words end in a code that help names, and wrong ones are told`() throws {
    var fenced = try FencedWorkbook()
    var count = 0
    try Fuzz.cases(100) { random in
      // What one call leaves behind must not decide all the others.
      count += 1
      if count.isMultiple(of: 25) { fenced = try FencedWorkbook() }
      let line = random.commandLine()
      let transcript = fenced.book.run(line)

      try #require(Self.codes.contains(transcript.code), "\(random): \(line)")
      try #require(fenced.outside.isEmpty, "\(random): \(line): \(fenced.outside)")
      try #require(isPrintable(transcript.error), "\(random): \(line)")
      if transcript.code == 64 { try expectUsage(transcript, line, "\(random): \(line)") }
      if transcript.code == 2 {
        try #require(!(transcript.error + transcript.out).isEmpty, "\(random): \(line)")
      }
    }
  }

  /// What is wrong, with a word of the line in it or what is missing, and what to do.
  private func expectUsage(
    _ transcript: Transcript, _ line: [String], _ comment: Comment
  ) throws {
    let lines = transcript.error.split(separator: "\n")
    try #require(lines.count >= 2, comment)
    try #require(transcript.out.isEmpty, comment)
    let parts = line.flatMap { word in
      [word] + word.split(separator: "=", maxSplits: 1).map(String.init)
        + word.split(separator: ",").map(String.init)
    }
    let isNamed = parts.contains { part in
      !part.isEmpty && transcript.error.contains(part.printable)
    }
    let isAsked = transcript.error.contains("?")
    try #require(isNamed || isAsked || line.contains(""), comment)
  }

  private func isPrintable(_ text: String) -> Bool { text.printable == text }

  @Test func `a report that may be anything is shown or refused`() throws {
    let fenced = try FencedWorkbook()
    let formats = ["text", "markdown", "html", "json", "junit", "github", "exercism"]
    try Fuzz.cases(15) { random in
      _ = fenced.book.run("report", "--format", "json", "--output", "a.json")
      let bytes = random.damaged(Array(try fenced.book.text("a.json").utf8))
      try fenced.book.files.write(Data(bytes), "\(fenced.book.root)/a.json")
      let shown = fenced.book.run("report", "--from", "a.json", "--format", random.one(of: formats))
      let page = fenced.book.run("class", "a.json", "--output", "class.html")

      try #require([0, 2, 64].contains(shown.code), "\(random): \(shown)")
      try #require([0, 2].contains(page.code), "\(random): \(page)")
      try #require(isPrintable(shown.error + page.error), "\(random)")
    }
  }
}
