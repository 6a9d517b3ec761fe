// Wrong: says what the leaflet promises, not what the code does.
// Rejected by: the original passes every check

func postageChecks() -> [Check] {
  [
    check(Parcel(grams: 100), costs: 295),
    check(Parcel(grams: 101), costs: 340),
    check(Parcel(grams: 1_999), costs: 1_150),
    check(Parcel(grams: 2_000), costs: 1_650),
    check(Parcel(grams: 20, worth: 5_000), costs: 295),
    check(Parcel(grams: 20, worth: 5_001), costs: 0),
    check(Parcel(grams: 20, isFromMember: true), costs: 148),
    check(Parcel(grams: 2_001, isFromMember: true), costs: 847),
    check(Parcel(grams: 20, worth: 5_001, goesAbroad: true), costs: 0),
  ]
}

private func check(_ parcel: Parcel, costs cents: Int) -> Check {
  Check("\(parcel)", expected: cents) { postage in postage(parcel) }
}
