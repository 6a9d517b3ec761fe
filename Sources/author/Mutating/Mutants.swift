import Foundation
import WorkbookCore

/// The mutants of an answer, with one fault each, on a line that the learner writes.
///
/// The specs don't test what the starter already contains, nor the files that stand for the
/// outside world.
enum Mutants {
  /// All of them, in the order of files and lines. No two have the same text.
  ///
  /// - Parameter code: The bytes of each file of the answer, by its name.
  /// - Throws: `WorkbookError` when this toolchain can't parse Swift for us.
  static func all(
    of code: [String: Data], to exercise: Exercise, in workbook: Workbook
  ) throws -> [Mutant] {
    #if canImport(SwiftParser)
      let texts = code.sorted { $0.key < $1.key }
        .map { ($0.key, String(decoding: $0.value, as: UTF8.self)) }
      let declarations = Declarations(in: texts.map { ParsedFile($0.1) })
      return texts.filter { !$0.1.hasPrefix(Starter.worldMarker) }.flatMap { name, text in
        let given = (try? workbook.files.text("\(workbook.starter(exercise))/\(name)")) ?? ""
        return mutants(of: name, text, given: given, declarations)
      }
    #else
      throw WorkbookError(
        "This Swift toolchain has no SwiftParser library, so mutants can't be made.",
        next: "Use a toolchain from swift.org, whose folder lib/swift/host holds SwiftParser.")
    #endif
  }

  #if canImport(SwiftParser)
    /// - Parameters:
    ///   - given: The file as the starter has it. Lines that it already has aren't touched.
    ///   - declarations: What all files of the exercise declare.
    static func mutants(
      of file: String, _ text: String, given: String, _ declarations: Declarations = Declarations()
    ) -> [Mutant] {
      let changes = text.components(separatedBy: "\n")
        .difference(from: given.components(separatedBy: "\n"))
      let written = Set(
        changes.compactMap { if case .insert(let offset, _, _) = $0 { offset + 1 } else { nil } })
      let parsed = ParsedFile(text, declarations)
      var seen: Set<String> = [text]
      var mutants: [Mutant] = []
      for way in MutationOperator.all {
        mutants += way.edits(parsed)
          .compactMap { Mutant($0, way.name, in: file, text, written: written) }
          .filter { seen.insert($0.text).inserted }
      }
      // Sorting keeps the order of those on one line.
      mutants.sort { $0.line < $1.line }
      var counts: [String: Int] = [:]
      for place in mutants.indices {
        let title = mutants[place].title
        counts[title, default: 0] += 1
        mutants[place].number = counts[title]!
      }
      return mutants
    }
  #endif
}

/// An answer with one small fault in it, which the specs should notice.
struct Mutant: Equatable, Sendable {
  /// What was done, for example `negated condition`.
  let operation: String
  let file: String
  /// The line on which the fault begins, counted from 1.
  let line: Int
  /// The lines that changed, joined to one line without their indentation.
  let before: String
  let after: String
  /// Counts the mutants of a file that read the same, from 1.
  var number = 1
  /// The whole file, with the fault.
  let text: String

  /// Identifies the mutant even when its line moves, so explanations quote it.
  var title: String {
    "`\(file)`, \(operation): `\(before)` → " + (after.isEmpty ? "nothing" : "`\(after)`")
      + (number > 1 ? " (\(number))" : "")
  }

  /// - Parameters:
  ///   - code: All of the file, without the fault.
  ///   - written: The lines that the learner writes, counted from 1. The result is `nil` when the
  ///     edit touches none of them.
  init?(
    _ edit: CodeEdit, _ operation: String, in file: String, _ code: String, written: Set<Int>
  ) {
    let bytes = Array(code.utf8)
    let (head, place) = (bytes[..<edit.place.lowerBound], bytes[edit.place])
    line = 1 + Self.lineEnds(head)
    let last = line + Self.lineEnds(place.dropLast())
    guard !written.isDisjoint(with: line...last) else { return nil }
    self.operation = operation
    self.file = file
    text = String(
      decoding: head + edit.text.utf8 + bytes[edit.place.upperBound...], as: UTF8.self)
    before = Self.shown(line...last, of: code)
    let more = Self.lineEnds(edit.text.utf8) - Self.lineEnds(place)
    after = Self.shown(line...max(line, last + more), of: text)
  }

  private static func lineEnds(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.count { $0 == UInt8(ascii: "\n") }
  }

  /// These lines, joined to one. Of more than three lines, it shows the first two and the last.
  private static func shown(_ lines: ClosedRange<Int>, of text: String) -> String {
    let texts = text.components(separatedBy: "\n").prefix(lines.upperBound)
      .dropFirst(lines.lowerBound - 1)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard texts.count > 3 else { return texts.joined(separator: " ") }
    return "\(texts[0]) \(texts[1]) … \(texts[texts.count - 1])"
  }
}

/// A place in a file, and the code that replaces what is there.
struct CodeEdit: Equatable {
  /// The bytes of the file's UTF-8 text that are replaced.
  let place: Range<Int>
  let text: String
}

extension Array {
  /// At most this many elements, spread evenly. The same array always gives the same ones.
  func spread(atMost limit: Int?) -> [Element] {
    guard let limit, limit < count else { return self }
    return (0..<limit).map { self[$0 * count / limit] }
  }
}
