/// What the shop's postage does today, check by check.
///
/// Each check judges the postage it is given, whichever that is.
func postageChecks() -> [Check] {
  [
    check("a light parcel", Parcel(grams: 20), costs: 295),

    // Both sides of every edge.
    check("last gram of a step", Parcel(grams: 100), costs: 295),
    check("first gram of a step", Parcel(grams: 101), costs: 340),
    check("last gram before heavy", Parcel(grams: 2_000), costs: 1_150),
    check("first heavy gram", Parcel(grams: 2_001), costs: 1_695),
    check("last cent to pay", Parcel(grams: 20, worth: 4_999), costs: 295),
    check("first free cent", Parcel(grams: 20, worth: 5_000), costs: 0),

    // 147.5 cents: the half is the member's.
    check("half a cent", Parcel(grams: 20, isFromMember: true), costs: 147),

    // Where two rules meet. Bugs or not: customers have paid this since 2009.
    check(
      "a member's heavy parcel is not halved",
      Parcel(grams: 2_001, isFromMember: true), costs: 1_695),
    check(
      "a free parcel pays its way abroad",
      Parcel(grams: 20, worth: 5_000, goesAbroad: true), costs: 600),
    check(
      "a member pays half the way abroad",
      Parcel(grams: 20, goesAbroad: true, isFromMember: true), costs: 447),
    check(
      "a free parcel pays the heavy charge",
      Parcel(grams: 2_001, worth: 5_000), costs: 500),
    check(
      "a heavy parcel pays its way abroad",
      Parcel(grams: 2_001, goesAbroad: true), costs: 2_295),
    check(
      "a free parcel of a member's is free",
      Parcel(grams: 20, worth: 5_000, isFromMember: true), costs: 0),
  ]
}

private func check(
  _ name: String, _ parcel: Parcel, costs cents: Int
) -> Check {
  Check(name, expected: cents) { postage in postage(parcel) }
}
