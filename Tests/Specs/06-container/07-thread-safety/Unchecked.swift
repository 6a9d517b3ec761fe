import Foundation
import SpecSupport

/// The lines of the answer that the compiler is told to believe, and the names
/// of the files in which to look.
///
/// It is the compiler that reads the files and prints what it has understood,
/// so comments are not in it.
func uncheckedLines(
  spec: String = #filePath
) throws -> (lines: [String], files: String) {
  let files = try GradedAnswer(spec: spec).sources()
  let compiler = Process()
  #if os(macOS)
    compiler.executableURL = URL(filePath: "/usr/bin/xcrun")
  #else
    compiler.executableURL = URL(filePath: "/usr/bin/env")
  #endif
  compiler.arguments =
    ["swiftc", "-print-ast", "-swift-version", "6", "-suppress-warnings"]
    + files.map(\.path)
  let output = Pipe()
  compiler.standardOutput = output
  compiler.standardError = output
  try compiler.run()
  let text = String(
    decoding: output.fileHandleForReading.readDataToEndOfFile(),
    as: UTF8.self)
  compiler.waitUntilExit()
  guard text.contains("class Container") else {
    return (["`swiftc` did not print what it has read"], "all files")
  }
  let lines = text.split(whereSeparator: \.isNewline)
    .map { $0.trimmingCharacters(in: .whitespaces) }
    .map { $0.replacing("@_hasInitialValue ", with: "") }
    .filter(isBelieved)
  let places = try files.filter {
    isBelieved(try String(contentsOf: $0, encoding: .utf8))
  }
  return (lines, places.map(\.lastPathComponent).joined(separator: ", "))
}

private func isBelieved(_ text: String) -> Bool {
  text.contains("@unchecked") || text.contains("nonisolated(unsafe)")
}
