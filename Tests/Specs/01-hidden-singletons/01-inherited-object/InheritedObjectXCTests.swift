import SpecSupport
import XCTest

@testable import InheritedObject

final class InheritedObjectXCTests: XCTestCase {
  func testItAcceptsAnEmptyNoticeAsAnAnswer() {
    let inherited = makeInheritedObject(api: FakeAPI(answer: ""))

    XCTAssertEqual(
      inherited.banner(for: "Ghent"), "No news from Ghent",
      "The API you were given had no notice. That is an answer too: "
        + "show it, and do not fall back on another API.")
  }

  func testTwoObjectsEachAskTheirOwnAPI() {
    let first = makeInheritedObject(api: FakeAPI(answer: "first"))
    let second = makeInheritedObject(api: FakeAPI(answer: "second"))

    XCTAssertEqual(
      [first, second].map { $0.banner(for: "Ghent") }, ["★ first", "★ second"],
      "Each object must remember the API that it was given itself. "
        + "Keep it in a property of the object, not in a global one.")
  }

  func testKeepsTheCallInheritedObjectWithoutArguments() throws {
    let caller = try Client("_ = InheritedObject()").typecheck()

    XCTAssertTrue(
      caller.isAccepted,
      "Nobody may have to touch a caller. \(caller.explanation)")
  }
}
