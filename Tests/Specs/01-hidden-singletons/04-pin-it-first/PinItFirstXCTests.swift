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
      "Two faulty copies of the original charge a cent too much, and at least one "
        + "of these copies got past your checks. A check that compares prices with one "
        + "another, or with a limit, pins no price. Expect an exact price for a parcel "
        + "that isn't free, and call the postage function that the check receives."
    )
  }

  func testItCatchesAStepThatStartsAGramTooEarlyOrLate() {
    XCTAssertEqual(
      [
        FaultyPostage(stepBeginsEarlyBy: 1).verdict("steps start a gram early"),
        FaultyPostage(stepBeginsEarlyBy: -1).verdict("steps start a gram late"),
      ],
      ["steps start a gram early: caught", "steps start a gram late: caught"],
      "In two faulty copies of the original, the steps of 100 g start a gram too "
        + "early or a gram too late. At least one of these copies got past your checks. "
        + "An edge has two sides, and a parcel in the middle of a step tests neither "
        + "side. Pin the last gram of a step and the first gram of the next step."
    )
  }

  func testItCatchesHalfACentThatIsRoundedUp() {
    XCTAssertEqual(
      FaultyPostage(roundsHalfUp: true).verdict("half a cent is rounded up"),
      "half a cent is rounded up: caught",
      "A faulty copy that rounds a member's half cent up to a full cent got past your "
        + "checks. The original drops the half cent, and a rewrite can easily round "
        + "differently. Pin a member's parcel whose full price is an odd number of cents."
    )
  }

  func testItCatchesADiscountThatLeavesOutTheTripAbroad() {
    XCTAssertEqual(
      FaultyPostage(membersPayAbroadInFull: true).verdict(
        "members pay the whole trip abroad"),
      "members pay the whole trip abroad: caught",
      "A faulty copy in which members pay for the trip abroad in full got past your checks. "
        + "Where two rules meet, the code decides which rule comes first, and an edit can "
        + "easily change that. Pin a parcel that is from a member, goes abroad and isn't heavy."
    )
  }

  func testItCatchesADiscountForMembersOnHeavyParcels() {
    XCTAssertEqual(
      FaultyPostage(halvesHeavyParcels: true).verdict(
        "a member's heavy parcel is halved"),
      "a member's heavy parcel is halved: caught",
      "A faulty copy that halves the price of a member's heavy parcel, as the "
        + "leaflet promises, got past your checks. The original charges the full "
        + "price for such a parcel, and customers pay that price today. Pin a parcel "
        + "that is heavy and from a member, at the price that the original charges."
    )
  }

  func testItCatchesAHeavyChargeThatIncludesTheTripAbroad() {
    XCTAssertEqual(
      FaultyPostage(heavyParcelsTravelFree: true).verdict(
        "heavy parcels go abroad for nothing"),
      "heavy parcels go abroad for nothing: caught",
      "A faulty copy whose heavy parcels don't pay for the trip abroad got past "
        + "your checks. Where two rules meet, the code decides which rule wins, and an "
        + "edit can easily change that. Pin a parcel that is heavy and goes abroad."
    )
  }
}
