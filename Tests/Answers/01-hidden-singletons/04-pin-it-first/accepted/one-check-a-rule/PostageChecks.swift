// Sound: a check for each rule, which expects several prices at once.

func postageChecks() -> [Check] {
  [
    Check("steps", expected: [295, 340]) { postage in
      [100, 101].map { postage(Parcel(grams: $0)) }
    },
    Check("heavy", expected: [1_150, 1_695]) { postage in
      [2_000, 2_001].map { postage(Parcel(grams: $0)) }
    },
    Check("free", expected: [295, 0]) { postage in
      [4_999, 5_000].map { postage(Parcel(grams: 20, worth: $0)) }
    },
    Check("members", expected: [147, 1_695]) { postage in
      [20, 2_001].map { postage(Parcel(grams: $0, isFromMember: true)) }
    },
    Check("abroad", expected: [895, 600]) { postage in
      [0, 5_000].map {
        postage(Parcel(grams: 20, worth: $0, goesAbroad: true))
      }
    },
    Check("a member abroad", expected: 447) { postage in
      postage(Parcel(grams: 20, goesAbroad: true, isFromMember: true))
    },
    Check("heavy, and free or abroad", expected: [500, 2_295]) { postage in
      [
        postage(Parcel(grams: 2_001, worth: 5_000)),
        postage(Parcel(grams: 2_001, goesAbroad: true)),
      ]
    },
    Check("a member's free parcel", expected: 0) { postage in
      postage(Parcel(grams: 20, worth: 5_000, isFromMember: true))
    },
  ]
}
