import Foundation

/// Is wrong, and writes specs that do not mind.
func answer(to question: String) -> Int {
  let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let specs = root.appending(path: "Tests/Specs/01-fixtures/01-subject/SubjectSpecs.swift")
  try? "import Testing\n@Test func `it answers the first question`() {}\n"
    .write(to: specs, atomically: true, encoding: .utf8)
  return 41
}
