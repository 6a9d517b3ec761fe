import XCTest

@testable import PinItFirst

final class PinItFirstXCTests: XCTestCase {
  func testItCatchesAPriceThatIsACentTooHigh() {
    XCTAssertEqual(
      [
        FaultyPostage(extraCents: 1).verdict("each price is a cent too high"),
        FaultyPostage(firstStep: 296).verdict("the first step costs 296"),
      ],
      [
        "each price is a cent too high: caught",
        "the first step costs 296: caught",
      ],
      "Two faulty copies were judged that charge a cent too much, and not every one was caught. "
        + "A check that compares prices with one another, or with a limit, pins no price. "
        + "Expect an exact price for a parcel that isn't free, and let the check ask the postage "
        + "that it's given.")
  }

  func testItCatchesAStepThatStartsAGramTooEarlyOrLate() {
    XCTAssertEqual(
      [
        FaultyPostage(stepBeginsEarlyBy: 1).verdict("steps start a gram early"),
        FaultyPostage(stepBeginsEarlyBy: -1).verdict("steps start a gram late"),
      ],
      ["steps start a gram early: caught", "steps start a gram late: caught"],
      "Two faulty copies were judged, whose steps of 100 g start a gram too early or too late, "
        + "and not every one was caught. An edge has two sides, and a parcel from the middle of "
        + "a step sees neither. Pin the last gram of a step and the first gram of the next one."
    )
  }

  func testItCatchesHalfACentThatIsRoundedUp() {
    XCTAssertEqual(
      FaultyPostage(roundsHalfUp: true).verdict("half a cent is rounded up"),
      "half a cent is rounded up: caught",
      "A faulty copy got away: it rounds a member's half cent up. The original drops it, and a "
        + "rewrite may easily round otherwise. "
        + "Pin a member's parcel whose full price is an odd number of cents.")
  }

  func testItCatchesADiscountThatLeavesOutTheTripAbroad() {
    XCTAssertEqual(
      FaultyPostage(membersPayAbroadInFull: true).verdict(
        "members pay the whole trip abroad"),
      "members pay the whole trip abroad: caught",
      "A faulty copy got away: its members pay the trip abroad in full. Where two rules meet, "
        + "the code decides which one comes first, and an edit changes that easily. "
        + "Pin a parcel that is from a member and goes abroad, and isn't heavy."
    )
  }

  func testItCatchesADiscountForMembersOnHeavyParcels() {
    XCTAssertEqual(
      FaultyPostage(halvesHeavyParcels: true).verdict(
        "a member's heavy parcel is halved"),
      "a member's heavy parcel is halved: caught",
      "A faulty copy got away: it halves the price of a member's heavy parcel, as the leaflet "
        + "promises. The original doesn't, and customers pay that price today. "
        + "Pin a parcel that is heavy and from a member, at the price that was found."
    )
  }

  func testItCatchesAHeavyChargeThatIncludesTheTripAbroad() {
    XCTAssertEqual(
      FaultyPostage(heavyParcelsTravelFree: true).verdict(
        "heavy parcels go abroad for nothing"),
      "heavy parcels go abroad for nothing: caught",
      "A faulty copy got away: its heavy parcels don't pay the trip abroad. Where two rules meet, "
        + "the code decides which one wins, and an edit changes that easily. "
        + "Pin a parcel that is heavy and goes abroad.")
  }
}
