import Foundation
import SpecSupport

/// The lines of the answer that the compiler is told to believe.
///
/// It is the compiler that reads the files and prints what it has understood,
/// so comments are not in it.
func uncheckedLines(spec: String = #filePath) throws -> [String] {
  let files = try GradedAnswer(spec: spec).sources().map(\.path)
  let compiler = Process()
  #if os(macOS)
    compiler.executableURL = URL(filePath: "/usr/bin/xcrun")
  #else
    compiler.executableURL = URL(filePath: "/usr/bin/env")
  #endif
  compiler.arguments =
    ["swiftc", "-print-ast", "-swift-version", "6", "-suppress-warnings"]
    + files
  let output = Pipe()
  compiler.standardOutput = output
  compiler.standardError = output
  try compiler.run()
  let text = String(
    decoding: output.fileHandleForReading.readDataToEndOfFile(),
    as: UTF8.self)
  compiler.waitUntilExit()
  guard text.contains("class Container") else {
    return ["`swiftc` did not print what it has read"]
  }
  return text.split(whereSeparator: \.isNewline)
    .map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { $0.contains("@unchecked") || $0.contains("nonisolated(unsafe)") }
}
