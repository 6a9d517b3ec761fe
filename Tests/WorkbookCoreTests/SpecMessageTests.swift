import Foundation
import Testing

@testable import WorkbookCore

/// Every failure shows what was found and what was expected, on lines of their own, and its sentence
/// holds no value. Held by the text of all specs: an expectation compares for equality, or names the
/// error that it wants thrown, and its message is a plain text.
@Suite struct SpecMessageTests {
  private static let specs = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Specs")

  private static let files: [String] = FileManager.default
    .enumerator(atPath: specs.path)!.compactMap { $0 as? String }
    .filter { $0.hasSuffix(".swift") }.sorted()

  @Test func `specs are found`() {
    #expect(Self.files.count > 80)
  }

  @Test(arguments: files)
  func `every expectation shows found and expected, and its message is plain`(file: String) throws {
    let text = try String(contentsOf: Self.specs.appending(path: file), encoding: .utf8)
    let faults = Expectation.all(in: text).compactMap { expectation in
      expectation.fault.map { "\(file):\(expectation.line): \($0)" }
    }
    #expect(faults == [])
  }

  @Test(
    arguments: [
      ("#expect(a == b, \"Plain.\")", nil),
      ("XCTAssertEqual(f(\"a, (b\"), [1, 2], \"Plain, \" + \"and long.\")", nil),
      ("#expect(throws: Refused.self, \"Plain.\") { try f() }", nil),
      (
        "#expect(again { \"\\(x)\" } == [\"\\(y)\"], \"\"\"\n  Plain (text), \"quoted\".\n  \"\"\")",
        nil
      ),
      ("#expect(isRight, \"Plain.\")", "compares nothing"),
      ("#expect(a != b, \"Plain.\")", "compares nothing"),
      ("#expect(a.contains { $0 == b }, \"Plain.\")", "compares nothing"),
      ("#expect(a == b && c == d, \"Plain.\")", "compares nothing"),
      ("XCTAssertTrue(a, \"Plain.\")", "compares nothing"),
      ("XCTFail(\"Plain.\")", "compares nothing"),
      ("Issue.record(\"Plain.\")", "compares nothing"),
      (
        "#expect(try f() == b, \"Plain.\")",
        "what it found isn't shown: put the call into a `let`"
      ),
      ("#expect(a == b)", "no message"),
      ("XCTAssertEqual(a, b)", "no message"),
      ("#expect(a == b, \"Found \\(a).\")", "a value stands in its message"),
      ("XCTAssertEqual(a, b, message(of: a))", "its message is not a text"),
      ("// #expect(isRight)\n\"#expect(isRight)\"", nil),
    ] as [(String, String?)])
  func `a fault is found`(code: String, fault: String?) {
    #expect(Expectation.all(in: code).compactMap(\.fault) == (fault.map { [$0] } ?? []))
  }
}

/// A call with which a spec judges, found in the text.
private struct Expectation {
  let name: String
  let arguments: [String]
  let line: Int

  private static let names = [
    "#expect", "#require", "XCTAssert", "XCTFail", "XCTUnwrap", "Issue.record",
  ]

  /// What is not as it should be.
  var fault: String? {
    // A throw, a confirmation and a missing value show by themselves what happened.
    if arguments.first?.hasPrefix("throws:") == true { return messageFault(arguments.dropFirst()) }
    if name == "XCTUnwrap" || name == "#require" && !comparesAnything(arguments[0]) {
      return messageFault(arguments.dropFirst())
    }
    if name == "XCTAssertEqual" { return messageFault(arguments.dropFirst(2)) }
    if name == "XCTAssertThrowsError" { return messageFault(arguments.dropFirst()) }
    guard name.hasPrefix("#"), compares(arguments[0]) else { return "compares nothing" }
    // Swift Testing shows only what an expression without these words found.
    guard !["try ", "await "].contains(where: arguments[0].hasPrefix) else {
      return "what it found isn't shown: put the call into a `let`"
    }
    return messageFault(arguments.dropFirst())
  }

  private func messageFault(_ rest: ArraySlice<String>) -> String? {
    guard let message = rest.first(where: { !$0.hasPrefix("sourceLocation:") }) else {
      return "no message"
    }
    guard message.hasPrefix("\"") else { return "its message is not a text" }
    return message.contains("\\(") ? "a value stands in its message" : nil
  }

  /// Whether the code is one comparison for equality, outside of all brackets and texts.
  private func compares(_ code: String) -> Bool {
    let plain = Self.outermost(code)
    return plain.contains(" == ") && !plain.contains(" && ") && !plain.contains(" || ")
  }

  private func comparesAnything(_ code: String) -> Bool {
    [" == ", " != ", " < ", " > ", " && ", " || "].contains(where: Self.outermost(code).contains)
      || code.hasPrefix("!")
  }

  static func all(in text: String) -> [Expectation] {
    var found: [Expectation] = []
    var scanner = Scanner(text)
    while let start = scanner.next(of: names) {
      let name = String(scanner.word())
      guard let arguments = scanner.arguments() else { continue }
      found.append(Expectation(name: name, arguments: arguments, line: start))
    }
    return found
  }

  /// The code without what stands in brackets and texts.
  private static func outermost(_ code: String) -> String {
    var scanner = Scanner(code)
    return scanner.outermost()
  }

  /// Goes through Swift's text; strings and comments are taken whole.
  private struct Scanner {
    private let text: [Character]
    private var index = 0

    init(_ text: String) { self.text = Array(text) }

    private func starts(with word: String) -> Bool {
      text[index...].starts(with: word)
    }

    /// Goes to one of the words, outside strings and comments; returns its line.
    mutating func next(of words: [String]) -> Int? {
      while index < text.count {
        if skipTextOrComment() { continue }
        let isInside = index > 0 && (text[index - 1].isLetter || text[index - 1] == ".")
        if !isInside, words.contains(where: starts) {
          return text[..<index].count { $0.isNewline } + 1
        }
        index += 1
      }
      return nil
    }

    mutating func word() -> String {
      let start = index
      while index < text.count, text[index].isLetter || "#.".contains(text[index]) { index += 1 }
      return String(text[start..<index])
    }

    /// The arguments in the brackets that begin here.
    mutating func arguments() -> [String]? {
      guard index < text.count, text[index] == "(" else { return nil }
      index += 1
      var arguments = [""]
      var depth = 0
      while index < text.count {
        let start = index
        if skipTextOrComment() {
          if text[start] == "\"" { arguments[arguments.count - 1] += String(text[start..<index]) }
          continue
        }
        let character = text[index]
        index += 1
        if ")]}".contains(character) {
          if depth == 0 { break }
          depth -= 1
        } else if "([{".contains(character) {
          depth += 1
        }
        if character == ",", depth == 0 {
          arguments.append("")
        } else {
          arguments[arguments.count - 1].append(character.isNewline ? " " : character)
        }
      }
      return arguments.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    mutating func outermost() -> String {
      var plain = ""
      var depth = 0
      while index < text.count {
        if skipTextOrComment() { continue }
        let character = text[index]
        index += 1
        if ")]}".contains(character) { depth -= 1 }
        if depth == 0 { plain.append(character) }
        if "([{".contains(character) { depth += 1 }
      }
      return plain
    }

    private mutating func skipTextOrComment() -> Bool {
      if starts(with: "//") {
        while index < text.count, !text[index].isNewline { index += 1 }
        return true
      }
      guard starts(with: "\"") else { return false }
      let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
      index += quote.count
      while index < text.count, !starts(with: quote) {
        if starts(with: "\\(") {
          index += 1
          _ = arguments()
        } else {
          index += text[index] == "\\" ? 2 : 1
        }
      }
      index = min(index + quote.count, text.count)
      return true
    }
  }
}
