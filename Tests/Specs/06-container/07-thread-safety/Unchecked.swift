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

/// The numbers of the lines that the compiler is told to believe, or where it
/// can't follow a pointer or a cast.
func believedLines(in text: String) -> [Int] {
  let believing =
    /@unchecked|nonisolated\s*\(\s*unsafe|\bunsafe\w+[Cc]ast\b|\bUnsafe\w+|\bUnmanaged\b/
  let code = codeAlone(of: text)
  return code.matches(of: believing).map {
    code[..<$0.range.lowerBound].count { $0 == "\n" } + 1
  }
}

/// The text without its comments and string literals, in as many lines.
private func codeAlone(of text: String) -> String {
  let aside =
    /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//
  return text.replacing(aside) { String($0.output.filter { $0 == "\n" }) }
}
