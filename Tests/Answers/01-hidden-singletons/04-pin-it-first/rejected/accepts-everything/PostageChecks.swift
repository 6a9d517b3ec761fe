// Wrong: asks only whether the price can be a price.
// Rejected by: it catches a price that is a cent too high

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
    Check("\(parcel)", expected: true) { $0(parcel) >= 0 }
  }
}
