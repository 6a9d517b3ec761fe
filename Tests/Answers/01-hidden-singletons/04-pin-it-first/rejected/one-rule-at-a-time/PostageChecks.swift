// Wrong: no parcel falls under two rules.
// Rejected by: it catches a discount for members on heavy parcels

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
  ]
}

private func check(
  _ name: String, _ parcel: Parcel, costs cents: Int
) -> Check {
  Check(name, expected: cents) { postage in postage(parcel) }
}
