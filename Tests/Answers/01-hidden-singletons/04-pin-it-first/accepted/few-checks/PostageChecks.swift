// Sound: at most three checks; each parcel stands on several edges at once.
// Keeps: 1

func postageChecks() -> [Check] {
  [
    Check("all but heavy and free", expected: 875) {
      $0(
        Parcel(
          grams: 2_000, worth: 4_999, goesAbroad: true, isFromMember: true))
    },
    Check("all at once", expected: 1_100) {
      $0(
        Parcel(
          grams: 2_001, worth: 5_000, goesAbroad: true, isFromMember: true))
    },
    Check("half a cent on a step", expected: 192) {
      $0(Parcel(grams: 201, isFromMember: true))
    },
  ]
}
