import Foundation
import SpecSupport

/// The lines of the answer that the compiler is told to believe, each with its
/// file and number.
func believedLines(spec: String = #filePath) throws -> [String] {
  try GradedAnswer(spec: spec).sources().flatMap { file in
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    return believedLines(in: text).map {
      let line = lines[$0 - 1].trimmingCharacters(in: .whitespaces)
      return "\(file.lastPathComponent), line \($0): \(line)"
    }
  }
}

/// The numbers of the lines that the compiler is told to believe.
func believedLines(in text: String) -> [Int] {
  let code = codeAlone(of: text)
  return code.matches(of: /@unchecked|nonisolated\s*\(\s*unsafe/).map {
    code[..<$0.range.lowerBound].count { $0 == "\n" } + 1
  }
}

/// Whether the answer's container calls this function that it declares.
///
/// It only chooses the words of a message: no spec is green or red by it.
func isNeverCalled(_ function: String, spec: String = #filePath) -> Bool {
  let file = GradedAnswer(spec: spec).folder.appending(path: "Container.swift")
  let text = try? String(contentsOf: file, encoding: .utf8)
  let code = text.map(codeAlone) ?? ""
  return code.ranges(of: "\(function)(").count == 1
    && code.contains("func \(function)(")
}

/// The text without its comments and string literals, in as many lines.
private func codeAlone(of text: String) -> String {
  let aside =
    /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//
  return text.replacing(aside) { String($0.output.filter { $0 == "\n" }) }
}

/// A proof that `believedLines(in:)` sees lines 4 and 5, behind a capture list,
/// and not the words in line 1 and 2.
let believesTwice = """
  // No `@unchecked` here.
  let text = "@unchecked, \\"nonisolated(unsafe)\\""
  let give = { [kept = Unchecked(thing: thing)] in kept.thing }
  struct Unchecked<Thing>: @unchecked Sendable { let thing: Thing }
  nonisolated(unsafe) var count = 0
  """
