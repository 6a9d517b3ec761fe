import Foundation
import WorkbookCore

/// Exercism's `results.json`, version 3, on one exercise.
///
/// `task_id` is left out: a spec may need several of the brief's steps.
struct ExercismResults: Encodable {
  let version = 3
  let status: Status
  /// Why nothing could be judged; `null` elsewhere.
  let message: String?
  let tests: [Test]

  enum Status: String, Encodable {
    case pass
    case fail
    case error
  }

  struct Test: Encodable {
    let name: String
    let code: String?
    let status: Status
    let message: String?
    let output: String?

    enum CodingKeys: String, CodingKey {
      case name, status, message, output
      case code = "test_code"
    }
  }

  /// - Parameter source: Where the specs' own code is found.
  init(_ exercise: ExerciseStanding, source: SpecSource) {
    let specs = exercise.countedSpecs
    tests = specs.map { Test($0, code: source.code(of: $0.name)) }
    if specs.allSatisfy({ $0.kind == .passed }) {
      status = .pass
    } else if specs.contains(where: { $0.kind == .passed || $0.kind == .failed }) {
      status = .fail
    } else {
      status = .error
    }
    message = status == .error ? Self.words(on: exercise, specs).cut(to: 65_535) : nil
  }

  /// The compiler's errors, each with its place; else the first thing that is wrong.
  private static func words(on exercise: ExerciseStanding, _ specs: [CountedSpec]) -> String {
    let errors = exercise.errors.map { error in
      (error.place.map { "\($0): " } ?? "") + "error: \(error.message)"
    }
    guard errors.isEmpty else { return errors.joined(separator: "\n").printable }
    return (specs.first?.problems.first?.paragraphs ?? "").printable
  }

  func text() throws -> String {
    try JSON.text(of: self) + "\n"
  }
}

extension ExercismResults.Test {
  fileprivate init(_ spec: CountedSpec, code: String?) {
    name = spec.name
    self.code = code
    switch spec.kind {
    case .passed: status = .pass
    case .failed: status = .fail
    case .error, .skipped: status = .error
    }
    let words = spec.problems.map(\.paragraphs).joined(separator: "\n\n")
    message = words.isEmpty ? nil : words.printable.cut(to: 65_535)
    output = spec.outcome == .crashed ? spec.problems.first.map { Self.output($0.message) } : nil
  }

  /// All that a report keeps of what a program printed is its last words in a crash.
  private static func output(_ words: String) -> String {
    let words = words.printable
    let note = "\n[Output was cut to 500 characters.]"
    // Exercism may count in UTF-16, so this does too.
    guard words.utf16.count > 500 else { return words }
    var kept = ""
    var length = note.utf16.count
    for character in words {
      length += character.utf16.count
      guard length <= 500 else { break }
      kept.append(character)
    }
    return kept + note
  }
}

extension ExercismResults {
  private enum Keys: String, CodingKey {
    case version, status, message, tests
  }

  /// `message` is there in any case, since the format knows `null`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(version, forKey: .version)
    try container.encode(status, forKey: .status)
    try container.encode(message, forKey: .message)
    try container.encode(tests, forKey: .tests)
  }
}

/// The specs' own code, found by their sentences.
struct SpecSource {
  private let functions: [SpecCode]

  /// - Parameter texts: Swift files.
  init(_ texts: [String]) {
    functions = texts.flatMap { SpecCode.all(in: $0) }
  }

  /// A report may come from anywhere, so only a key of the syllabus's becomes a path. Files that
  /// cannot be read are left out.
  init(of standing: ExerciseStanding, in workbook: Workbook) {
    let exercise = workbook.syllabus.exercises.first { $0.key == standing.key }
    let code = exercise.flatMap { try? workbook.files.sources(in: workbook.specs($0)) } ?? [:]
    self.init(code.sorted { $0.key < $1.key }.map { String(decoding: $0.value, as: UTF8.self) })
  }

  /// The function that is the spec with this sentence, in either framework.
  func code(of sentence: String) -> String? {
    functions.first { $0.key == SpecName.key(sentence) }?.text
  }
}

/// A function in a file of specs that swift-format has laid out.
struct SpecCode: Equatable {
  /// What its name is compared by.
  let key: String
  /// The whole function, with its attributes.
  let text: String

  /// Every function of a file that may be a spec, in order.
  static func all(in text: String) -> [SpecCode] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let head = /(\ *)(?:[@a-z)].*\ )?func\s+(?:`([^`]+)`|(\w+))/
    var found: [SpecCode] = []
    var attribute: Int?
    for (place, line) in lines.enumerated() {
      if line.starts(with: /\ *(?:@.*\ )?@Test\b/) { attribute = place }
      guard let match = text[line.startIndex...].prefixMatch(of: head) else { continue }
      let (_, indent, sentence, word) = match.output
      let isXCTest = word?.hasPrefix("test") ?? false
      if sentence != nil || isXCTest || attribute != nil,
        let end = end(in: lines[place...], indent: indent)
      {
        let name = sentence ?? word?.dropFirst(isXCTest ? 4 : 0) ?? ""
        let code = lines[(attribute ?? place)...end].map { $0.dropFirst(indent.count) }
        found.append(
          SpecCode(key: SpecName.key(String(name)), text: code.joined(separator: "\n")))
      }
      attribute = nil
    }
    return found
  }

  /// The first line ends a function if it has a brace; else the next brace at its indentation does.
  private static func end(in lines: ArraySlice<Substring>, indent: Substring) -> Int? {
    lines.first?.hasSuffix("}") == true
      ? lines.startIndex : lines.firstIndex { $0 == indent + "}" }
  }
}
