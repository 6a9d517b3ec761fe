import Testing
import XCTest

@testable import Skipped

@Suite struct SkippedSpecs {
  @Test func `it runs`() { #expect(answer(to: "first") == 42) }
  @Test(.disabled("not today")) func `it is disabled`() { #expect(Bool(true)) }
}

final class SkippedXCTests: XCTestCase {
  func testItIsSkipped() throws { throw XCTSkip("not today") }
}
