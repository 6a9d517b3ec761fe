// Wrong: asks the original what to expect, so an edit changes both sides.
// Rejected by: it does without legacyPostage

func postageChecks() -> [Check] {
  let parcels = [
    Parcel(grams: 100),
    Parcel(grams: 101),
    Parcel(grams: 2_000),
    Parcel(grams: 2_001),
    Parcel(grams: 20, worth: 4_999),
    Parcel(grams: 20, worth: 5_000),
    Parcel(grams: 20, isFromMember: true),
    Parcel(grams: 2_001, isFromMember: true),
    Parcel(grams: 20, worth: 5_000, goesAbroad: true),
  ]
  return parcels.map { parcel in
    Check("\(parcel)", expected: legacyPostage(parcel)) { $0(parcel) }
  }
}
