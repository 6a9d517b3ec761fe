import Foundation
import Testing

/// What is left. Lower a number in the commit that removes a use.
let left = ["Receipts": 1, "Rows": 0, "Screens": 2]

@Test func `each module says shared as often as we know`() throws {
  let folder = try makeFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  #expect(sharedUses(in: try sources(below: folder)) == left)
}

/// A small package, written for this spec.
private func makeFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appending(path: "sources-\(UUID())")
  let files = [
    "Receipts/Receipt.swift": "Container.shared.resolve(Board.self)",
    "Rows/MachineRow.swift": "let board: any MachineBoard",
    "Screens/LaundryScreen.swift": "init(server: MachineServer = .shared) {",
    "Screens/Help/HelpScreen.swift": "MachineServer.shared.sharedRows()",
  ]
  for (path, text) in files {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  return folder
}
