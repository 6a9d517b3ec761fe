// Wrong: only parcels from the middle, none on an edge.
// Rejected by: it catches a step that starts a gram too early or late

func postageChecks() -> [Check] {
  [
    check(Parcel(grams: 20), costs: 295),
    check(Parcel(grams: 250), costs: 385),
    check(Parcel(grams: 3_050), costs: 2_145),
    check(Parcel(grams: 20, worth: 9_000), costs: 0),
    check(Parcel(grams: 20, goesAbroad: true), costs: 895),
    check(Parcel(grams: 150, isFromMember: true), costs: 170),
  ]
}

private func check(_ parcel: Parcel, costs cents: Int) -> Check {
  Check("\(parcel)", expected: cents) { postage in postage(parcel) }
}
