// Wrong: two lists of different length are zipped, so some parcels are never checked.
// Rejected by: it catches a discount that leaves out the trip abroad

/// What the shop's postage does today, check by check.
func postageChecks() -> [Check] {
  let parcels = [
    Parcel(grams: 20),
    Parcel(grams: 100),
    Parcel(grams: 101),
    Parcel(grams: 2_000),
    Parcel(grams: 2_001),
    Parcel(grams: 20, worth: 4_999),
    Parcel(grams: 20, worth: 5_000),
    Parcel(grams: 20, isFromMember: true),
    Parcel(grams: 2_001, isFromMember: true),
    Parcel(grams: 20, worth: 5_000, goesAbroad: true),
    Parcel(grams: 20, goesAbroad: true, isFromMember: true),
  ]
  let prices = [295, 295, 340, 1_150, 1_695, 295, 0, 147, 1_695]
  return zip(parcels, prices).map { parcel, price in
    Check("\(parcel)", expected: price) { $0(parcel) }
  }
}
