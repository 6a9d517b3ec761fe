import Foundation

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
    guard errors.isEmpty else { return errors.joined(separator: "\n").withoutControls }
    return (specs.first?.problems.first?.paragraphs ?? "").withoutControls
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
    message = words.isEmpty ? nil : words.withoutControls.cut(to: 65_535)
    output = spec.outcome == .crashed ? spec.problems.first.map { Self.output($0.message) } : nil
  }

  /// All that a report keeps of what a program printed is its last words in a crash.
  private static func output(_ words: String) -> String {
    let words = words.withoutControls
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
