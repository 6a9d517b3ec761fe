/// A test navigator and `swift test --filter` show suites and classes by name: each name tells
/// which exercise it belongs to, and none is there twice.
struct SuiteNameRule {
  /// - Parameter specs: The spec files of each exercise, by its module's name.
  func problems(with specs: [(module: String, files: [TextFile])]) -> [Problem] {
    var seen: [String: String] = [:]
    var problems: [Problem] = []
    for (module, files) in specs {
      for file in files {
        for suite in Self.suites(in: file) {
          if !suite.name.hasPrefix(module) {
            problems.append(
              Problem(
                file, line: suite.line, "`\(suite.name)` does not say whose specs these are.",
                next: "Begin it with \(module)."))
          }
          if let other = seen.updateValue(file.path, forKey: suite.name) {
            problems.append(
              Problem(
                file, line: suite.line, "`\(suite.name)` is also in \(other).",
                next: "Find another name."))
          }
        }
      }
    }
    return problems
  }

  /// The suites of Swift Testing and the classes of XCTest, with their lines.
  static func suites(in file: TextFile) -> [(name: String, line: Int)] {
    file.lines.enumerated().compactMap { index, line in
      // Searching each line for the patterns would take half a minute.
      guard line.hasPrefix("@Suite") || line.hasPrefix("final class") || line.hasPrefix("class")
      else { return nil }
      let swiftTesting = line.firstMatch(of: /^@Suite.*?\bstruct (?<name>\w+)/)?.name
      let xctest = line.firstMatch(of: /^(?:final )?class (?<name>\w+): XCTestCase\b/)?.name
      return (swiftTesting ?? xctest).map { (String($0), index + 1) }
    }
  }
}
