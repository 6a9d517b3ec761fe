import XCTest

@testable import Subject

final class SubjectXCTests: XCTestCase {
  func testItAnswersTheThirdQuestion() {
    XCTAssertEqual(answer(to: "third"), 42, "The third answer must be 42.")
  }
}
