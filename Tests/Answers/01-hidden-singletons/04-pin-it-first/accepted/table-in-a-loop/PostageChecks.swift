// Sound: a table of parcels and prices, and one loop.

func postageChecks() -> [Check] {
  let table: [(parcel: Parcel, cents: Int)] = [
    (Parcel(grams: 100), 295),
    (Parcel(grams: 101), 340),
    (Parcel(grams: 2_000), 1_150),
    (Parcel(grams: 2_001), 1_695),
    (Parcel(grams: 20, worth: 4_999), 295),
    (Parcel(grams: 20, worth: 5_000), 0),
    (Parcel(grams: 20, isFromMember: true), 147),
    (Parcel(grams: 2_001, isFromMember: true), 1_695),
    (Parcel(grams: 20, worth: 5_000, goesAbroad: true), 600),
    (Parcel(grams: 20, goesAbroad: true, isFromMember: true), 447),
    (Parcel(grams: 2_001, worth: 5_000), 500),
    (Parcel(grams: 2_001, goesAbroad: true), 2_295),
    (Parcel(grams: 20, worth: 5_000, isFromMember: true), 0),
  ]
  return table.map { row in
    Check("\(row.parcel)", expected: row.cents) { $0(row.parcel) }
  }
}
