// Sound: at most five checks; each parcel stands on several edges at once.

func postageChecks() -> [Check] {
  [
    Check("a step ends, not yet heavy", expected: 1_150) {
      $0(Parcel(grams: 2_000))
    },
    Check("a step begins, heavy, no discount", expected: 1_695) {
      $0(Parcel(grams: 2_001, isFromMember: true))
    },
    Check("not yet free, half a cent", expected: 147) {
      $0(Parcel(grams: 20, worth: 4_999, isFromMember: true))
    },
    Check("free, but not abroad", expected: 600) {
      $0(Parcel(grams: 20, worth: 5_000, goesAbroad: true))
    },
  ]
}
