// Sound: three checks, each of which asks for many answers; struct doubles and closures.
// Keeps: 2

func validatorChecks() -> [Check] {
  [
    Check(
      "one judge of width 4",
      expected: [
        nil, .tooLong(by: 3), .tooLong(by: 1), nil, .blank, .blank, .blank,
      ]
    ) { makeJudge in
      let judge = makeJudge(4)
      return ["a 👨‍👩‍👦c", "abcdefg", "abc  ", "né", "", "\t", "      "].map {
        line in
        judge(Told { line })
      }
    },
    Check("a parcel that travels", expected: [nil, .tooLong(by: 2)]) {
      makeJudge in
      let judge = makeJudge(1)
      let parcel = Parcel()
      defer { parcel.stops += 1 }
      let before = judge(parcel)
      parcel.stops += 2
      return [before, judge(parcel)]
    },
    Check(
      "many widths",
      expected: [.tooLong(by: 18), .tooLong(by: 2), .tooLong(by: 18)]
    ) {
      makeJudge in
      let home = USAddress(street: "12 Elm St", city: "Troy", state: "NY")
      let (one, other) = (makeJudge(1), makeJudge(17))
      return [one(home), other(home), one(home)]
    },
  ]
}

private struct Told: Address {
  let line: () -> String
  var displayAddress: String { line() }
}

private final class Parcel: Address {
  var stops = 1
  var displayAddress: String { String(repeating: "→", count: stops) }
}
