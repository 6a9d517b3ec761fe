// Sound: at most three checks; each parcel stands on several edges at once.

func postageChecks() -> [Check] {
  [
    Check("a step ends, not yet free, half a cent abroad", expected: 447) {
      $0(
        Parcel(
          grams: 100, worth: 4_999, goesAbroad: true, isFromMember: true))
    },
    Check("a step begins, heavy, no discount", expected: 1_695) {
      $0(Parcel(grams: 2_001, isFromMember: true))
    },
    Check("not yet heavy, free, but not abroad", expected: 600) {
      $0(Parcel(grams: 2_000, worth: 5_000, goesAbroad: true))
    },
  ]
}
