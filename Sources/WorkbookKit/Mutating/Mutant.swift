/// An answer with one small fault in it, which the specs ought to notice.
public struct Mutant: Equatable, Sendable {
  /// What was done: `negated condition`.
  public let operation: String
  public let file: String
  /// The line on which the fault begins, counted from 1.
  public let line: Int
  /// The lines that changed, without the spaces around them, as one line.
  public let before: String
  public let after: String
  /// Which one it is of several that read the same; 1 for the first.
  public var number = 1
  /// All of the file.
  let text: String

  /// What it is known by, wherever its line moves: the heading of its explanation.
  public var title: String {
    "`\(file)`, \(operation): `\(before)` → " + (after.isEmpty ? "nothing" : "`\(after)`")
      + (number > 1 ? " (\(number))" : "")
  }
}

extension Mutant {
  /// - Parameter written: The lines that the learner writes, counted from 1; `nil` when the edit
  ///   touches none of them.
  init?(
    _ edit: CodeEdit, _ operation: String, in file: String, _ code: CodeLines, written: Set<Int>
  ) {
    let lines = code.lines(of: edit.place)
    guard !written.isDisjoint(with: lines) else { return nil }
    self.operation = operation
    self.file = file
    line = lines.lowerBound
    text = code.text(with: edit)
    before = code.shown(lines)
    let after = CodeLines(text)
    let more = after.count - code.count
    self.after = after.shown(lines.lowerBound...max(lines.lowerBound, lines.upperBound + more))
  }
}

/// A text, line by line.
struct CodeLines {
  private let code: [Character]
  /// Where each line begins.
  private let starts: [Int]

  var count: Int { starts.count }

  init(_ text: String) {
    let code = Array(text)
    self.code = code
    starts = [0] + code.indices.filter { code[$0].isNewline }.map { $0 + 1 }
  }

  /// The numbers of the lines that these characters are on, counted from 1.
  func lines(of place: Range<Int>) -> ClosedRange<Int> {
    line(at: place.lowerBound)...line(at: max(place.lowerBound, place.upperBound - 1))
  }

  private func line(at place: Int) -> Int { starts.lastIndex { $0 <= place }! + 1 }

  func text(with edit: CodeEdit) -> String {
    String(code[..<edit.place.lowerBound]) + edit.text + String(code[edit.place.upperBound...])
  }

  /// These lines in one: of many, the first two and the last.
  func shown(_ lines: ClosedRange<Int>) -> String {
    let texts = lines.filter { $0 <= count }.map(trimmed).filter { !$0.isEmpty }
    guard texts.count > 3 else { return texts.joined(separator: " ") }
    return "\(texts[0]) \(texts[1]) … \(texts[texts.count - 1])"
  }

  private func trimmed(_ line: Int) -> String {
    let end = line < count ? starts[line] : code.count
    let text = code[starts[line - 1]..<end].drop(while: \.isWhitespace)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }
}
