import Foundation

/// Is right, and puts its surroundings into disorder.
func answer(to question: String) -> Int {
  clearAway()
  chdir("/")
  return 42
}

/// Clears the folder that the tool made for this process, and no other: the second question is
/// asked when `TMPDIR` is gone, and then the temporary folder is everybody's.
private func clearAway() {
  guard let folder = ProcessInfo.processInfo.environment["TMPDIR"],
    URL(filePath: folder).lastPathComponent.hasPrefix("workbook-")
  else { return }
  try? FileManager.default.removeItem(atPath: folder)
}
