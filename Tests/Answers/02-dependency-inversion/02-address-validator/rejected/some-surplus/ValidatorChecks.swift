// Wrong: expects a problem, whatever it says.
// Rejected by: your checks hold every validator to the rule for long lines

func validatorChecks() -> [Check] {
  [
    Check("room", expected: [nil, .blank, .blank, .blank, nil]) { makeJudge in
      [(5, "short"), (2, ""), (2, "\t "), (2, "    "), (1, "👩‍👩‍👧")].map {
        makeJudge($0)(StubAddress($1))
      }
    },
    Check("problems", expected: Array(repeating: .blank, count: 5)) {
      makeJudge in
      let lines = ["12 Moon Lane", " x ", "x  ", "abc"].map(StubAddress.init)
      let home = USAddress(street: "12 Elm St", city: "Troy", state: "NY")
      return (lines as [any Address] + [home]).map { address in
        makeJudge(2)(address) == nil ? nil : .blank
      }
    },
  ]
}

private struct StubAddress: Address {
  let displayAddress: String
  init(_ line: String) { displayAddress = line }
}
