import Foundation
import Testing

@testable import WorkbookCore

// A Mac's disk takes names for the same that differ by case or by Unicode form only.
@Suite struct FileNameTests {
  /// The repository's files, without what is built.
  private static let names: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let files = FileSystemClient.live
    let built = [".build", ".git", ".workbook"]
    return ((try? files.list(root)) ?? []).filter { !built.contains($0) }.flatMap { name in
      files.kind("\(root)/\(name)") == .folder
        ? files.tree("\(root)/\(name)").map { "\(name)/\($0)" } : [name]
    }
  }()

  private static func sameOnAMac(_ names: [String]) -> [[String]] {
    Dictionary(grouping: names) { $0.precomposedStringWithCanonicalMapping.lowercased() }
      .values.filter { $0.count > 1 }
  }

  @Test func `no two names differ by case or by Unicode form only`() {
    #expect(Self.names.count > 1_000)
    #expect(Self.sameOnAMac(Self.names) == [])
  }

  @Test(arguments: [["a/B.swift", "a/b.swift"], ["\u{E9}.md", "e\u{301}.md"]])
  func `two such names are found`(names: [String]) {
    #expect(Self.sameOnAMac(names + ["c"]).count == 1)
  }
}
