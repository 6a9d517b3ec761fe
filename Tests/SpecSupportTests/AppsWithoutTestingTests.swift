import Foundation
import Testing

@testable import SpecSupport

/// On macOS, Testing and XCTest are frameworks that only a test's program finds: an app with either
/// doesn't start. What the specs' helpers import, the apps and each client link, too.
@Suite struct AppsWithoutTestingTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  @Test func `of the sources, only SpecTags imports a testing framework`() throws {
    let importing = try GradedAnswer.swiftFiles(in: Self.sources).filter {
      try String(contentsOf: $0, encoding: .utf8)
        .contains(/(?m)^[\w@() ]*\bimport (\w+ )?(Testing|XCTest)\b/)
    }
    #expect(importing.map(\.lastPathComponent) == ["Tags.swift"])
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_ONLY"] == nil))
  func `the club's program is linked with no testing framework`() throws {
    let products = try BuiltProducts(around: Compiler.imagePath())
    let club = try Data(contentsOf: products.folder.appending(path: "club"))
    for library in ["libTesting.", "libXCTest.", "Testing.framework", "XCTest.framework"] {
      #expect(club.range(of: Data(library.utf8)) == nil, "It loads \(library)")
    }
  }
}
