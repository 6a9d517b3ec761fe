import XCTest

@testable import PinItFirst

final class PinItFirstXCTests: XCTestCase {
  func testItCatchesAPriceThatIsACentTooHigh() {
    XCTAssertTrue(
      FaultyPostage(extraCents: 1).isCaught,
      "A postage got away that charges a cent too much for every parcel. "
        + "Pin an exact price, and let the check ask the postage it is given.")
  }

  func testItCatchesAStepThatBeginsAGramOff() {
    for (early, how) in [(1, "early"), (-1, "late")] {
      XCTAssertTrue(
        FaultyPostage(stepBeginsEarlyBy: early).isCaught,
        "A postage got away whose steps of 100 grams begin a gram \(how). "
          + "Pin the last gram of a step and the first of the next.")
    }
  }

  func testItCatchesHalfACentThatIsRoundedUp() {
    XCTAssertTrue(
      FaultyPostage(roundsHalfUp: true).isCaught,
      "A postage got away that rounds half a cent up. "
        + "Pin a price that a division by two does not leave whole.")
  }

  func testItCatchesADiscountForMembersOnHeavyParcels() {
    XCTAssertTrue(
      FaultyPostage(halvesHeavyParcels: true).isCaught,
      "A postage got away that halves the price of a member's heavy parcel. "
        + "Pin the quirk, do not repair it: one parcel under both rules.")
  }
}
