import Foundation

@testable import WorkbookCore

/// An instructor's page quotes the messages that learners see, and has a wrong turn for each
/// exercise of its stage, with the minutes that the table of contents says.
struct WrongTurnRule {
  let book: BookFiles
  let stage: Stage

  static func page(of stage: Stage) -> String { "docs/Instructors/Stage-\(stage.number).md" }

  func problems(with page: TextFile) -> [Problem] {
    let rows = Self.rows(of: page)
    return rows.flatMap { problems(with: $0, page) } + unmentioned(in: rows, page)
      + minutes(in: page)
  }

  /// A row of the table: `| 1.1 “words of a message” | … | … |`.
  struct Row {
    let line: Int
    let number: String
    let quote: String
    /// Whether the words are the compiler's, and so in no spec.
    let isCompilers: Bool
  }

  static func rows(of page: TextFile) -> [Row] {
    page.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        let match = line.firstMatch(of: /^\| (\d+\.\d+) (the compiler: )?“([^”]+)”/)
        return match.map {
          Row(
            line: index + 1, number: String($0.output.1), quote: String($0.output.3),
            isCompilers: $0.output.2 != nil)
        }
      }
  }

  private func problems(with row: Row, _ page: TextFile) -> [Problem] {
    guard let exercise = stage.exercises.first(where: { $0.number == row.number }) else {
      return [
        Problem(
          page, line: row.line, "Stage \(stage.number) has no exercise \(row.number).",
          next: "Begin the row with the exercise's number.")
      ]
    }
    guard !row.isCompilers, !messages(of: exercise).contains(Self.folded(row.quote)) else {
      return []
    }
    return [
      Problem(
        page, line: row.line, "No spec of \(row.number) says “\(row.quote)”.",
        next: "Quote the message as it stands in Tests/Specs/\(exercise.key).")
    ]
  }

  private func unmentioned(in rows: [Row], _ page: TextFile) -> [Problem] {
    stage.exercises.filter { exercise in !rows.contains { $0.number == exercise.number } }.map {
      Problem(page, "There is no wrong turn for \($0.number).", next: "Add a row to the table.")
    }
  }

  private func minutes(in page: TextFile) -> [Problem] {
    let total = stage.exercises.map(\.minutes).reduce(0, +)
    let text = Self.folded(page.text)
    let expected =
      ["\(total) minutes of exercises:"]
      + stage.exercises.map { "\($0.number) \($0.title) (\($0.minutes))" }
    return expected.filter { !text.contains($0) }.map {
      Problem(page, "The page does not say “\($0)”.", next: "Copy it from Package.swift.")
    }
  }

  /// What an exercise's specs may say: their text, with strings put together.
  private func messages(of exercise: Exercise) -> String {
    let folder = "Tests/Specs/\(exercise.key)"
    let sources = book.paths(below: folder).compactMap(book.file).map(\.text)
    return Self.folded(
      sources.joined(separator: "\n")
        .replacing(/\\\n\s*/, with: "")
        .replacing(/"\s*\+\s*"/, with: "")
        .replacing("\\\"", with: "\""))
  }

  /// One space for each run of white space.
  private static func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
