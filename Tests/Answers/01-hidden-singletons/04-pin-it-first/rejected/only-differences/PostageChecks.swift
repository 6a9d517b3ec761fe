// Wrong: pins what prices differ by, and no price.
// Rejected by: it catches a price that is a cent too high

/// What the shop's postage does today, check by check.
func postageChecks() -> [Check] {
  [
    step("a step of 100 g", Parcel(grams: 100), Parcel(grams: 101), 45),
    step("no step", Parcel(grams: 20), Parcel(grams: 100), 0),
    step("the next", Parcel(grams: 200), Parcel(grams: 201), 45),
    step("heavy", Parcel(grams: 2_000), Parcel(grams: 2_001), 545),
    step(
      "abroad", Parcel(grams: 20), Parcel(grams: 20, goesAbroad: true), 600),
    step(
      "nearly free", Parcel(grams: 20), Parcel(grams: 20, worth: 4_999), 0),
    step(
      "free", Parcel(grams: 20, worth: 5_000),
      Parcel(grams: 20, worth: 5_000, goesAbroad: true), 600),
    Check("free is free", expected: 0) { $0(Parcel(grams: 20, worth: 5_000)) },
    step(
      "heavy members pay all", Parcel(grams: 2_001),
      Parcel(grams: 2_001, isFromMember: true), 0),
    Check("half, rounded down", expected: true) { postage in
      postage(Parcel(grams: 20)) / 2
        == postage(Parcel(grams: 20, isFromMember: true))
    },
    Check("half of the way abroad", expected: true) { postage in
      postage(Parcel(grams: 20, goesAbroad: true)) / 2
        == postage(Parcel(grams: 20, goesAbroad: true, isFromMember: true))
    },
  ]
}

private func step(
  _ name: String, _ one: Parcel, _ other: Parcel, _ cents: Int
) -> Check {
  Check(name, expected: cents) { $0(other) - $0(one) }
}
