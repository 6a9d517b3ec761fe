import XCTest

@testable import PinItFirst

final class PinItFirstXCTests: XCTestCase {
  func testItCatchesAPriceThatIsACentTooHigh() {
    XCTAssertTrue(
      FaultyPostage(extraCents: 1).isCaught,
      "A faulty copy got away: it charges a cent too much for each parcel. "
        + "Pin an exact price, and let the check ask the postage it is given.")
  }

  func testItCatchesAStepThatStartsAGramTooEarlyOrLate() {
    for (early, how) in [(1, "early"), (-1, "late")] {
      XCTAssertTrue(
        FaultyPostage(stepBeginsEarlyBy: early).isCaught,
        "A faulty copy got away: its steps of 100 grams start a gram \(how). "
          + "Pin the last gram of a step and the first of the next.")
    }
  }

  func testItCatchesHalfACentThatIsRoundedUp() {
    XCTAssertTrue(
      FaultyPostage(roundsHalfUp: true).isCaught,
      "A faulty copy got away: it rounds half a cent up. "
        + "Pin a price that a division by two does not leave whole.")
  }

  func testItCatchesADiscountThatLeavesOutTheTripAbroad() {
    XCTAssertTrue(
      FaultyPostage(membersPayAbroadInFull: true).isCaught,
      "A faulty copy got away: its members pay the trip abroad in full. "
        + "Pin a parcel that is from a member and goes abroad.")
  }

  func testItCatchesADiscountForMembersOnHeavyParcels() {
    XCTAssertTrue(
      FaultyPostage(halvesHeavyParcels: true).isCaught,
      "A faulty copy got away: it halves the price of a member's heavy parcel. "
        + "Pin the quirk, do not repair it: one parcel under both rules.")
  }
}
