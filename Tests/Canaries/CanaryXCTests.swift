import XCTest

final class CanaryXCTests: XCTestCase {
  func testWhatWasDrawnToFailIsHeard() {
    for (place, draw) in Draw.all.enumerated() {
      switch place % 4 {
      case 0: XCTAssertEqual(draw.texts.found, draw.texts.expected, draw.word)
      case 1: XCTAssertEqual([draw.texts.found], [draw.texts.expected], draw.word)
      case 2: XCTAssertTrue(!draw.fails, draw.word)
      default: _ = try? XCTUnwrap(draw.value, draw.word)
      }
    }
  }
}
