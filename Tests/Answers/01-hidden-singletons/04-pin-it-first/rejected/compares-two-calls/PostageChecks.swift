// Wrong: compares answers of the same postage with one another.
// Rejected by: it catches a price that is a cent too high

func postageChecks() -> [Check] {
  [
    Check("heavy costs more", expected: true) { postage in
      postage(Parcel(grams: 2_000)) < postage(Parcel(grams: 2_001))
    },
    Check("members pay less", expected: true) { postage in
      postage(Parcel(grams: 20, isFromMember: true))
        < postage(Parcel(grams: 20))
    },
    Check("the same twice", expected: true) { postage in
      postage(Parcel(grams: 100)) == postage(Parcel(grams: 100))
    },
  ]
}
