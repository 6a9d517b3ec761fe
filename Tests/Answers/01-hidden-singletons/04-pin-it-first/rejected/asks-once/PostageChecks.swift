// Wrong: each check asks the first postage it's given, and remembers the answer.
// Rejected by: it catches a price that is a cent too high

/// What the shop's postage does today, check by check.
func postageChecks() -> [Check] {
  [
    check(295, Parcel(grams: 20)),
    check(295, Parcel(grams: 100)),
    check(340, Parcel(grams: 101)),
    check(1_150, Parcel(grams: 2_000)),
    check(1_695, Parcel(grams: 2_001)),
    check(295, Parcel(grams: 20, worth: 4_999)),
    check(0, Parcel(grams: 20, worth: 5_000)),
    check(147, Parcel(grams: 20, isFromMember: true)),
    check(1_695, Parcel(grams: 2_001, isFromMember: true)),
    check(600, Parcel(grams: 20, worth: 5_000, goesAbroad: true)),
    check(447, Parcel(grams: 20, goesAbroad: true, isFromMember: true)),
    check(2_295, Parcel(grams: 2_001, goesAbroad: true)),
    check(500, Parcel(grams: 2_001, worth: 5_000)),
  ]
}

private func check(_ cents: Int, _ parcel: Parcel) -> Check {
  var found: Int?
  return Check("\(parcel)", expected: cents) { postage in
    // Ask only once: the postage may be slow.
    if let found { return found }
    let price = postage(parcel)
    found = price
    return price
  }
}
