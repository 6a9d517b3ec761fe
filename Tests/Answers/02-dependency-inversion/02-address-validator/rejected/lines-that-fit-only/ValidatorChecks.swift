// Wrong: only lines that fit are checked.
// Rejected by: your checks hold every validator to the rule for long lines

func validatorChecks() -> [Check] {
  [
    Check("a short line", expected: nil) {
      $0(30)(StubAddress("12 Moon Lane"))
    },
    Check("just fits", expected: nil) { $0(12)(StubAddress("12 Moon Lane")) },
    Check("one character", expected: nil) { $0(1)(StubAddress("👩‍👩‍👧")) },
  ]
}

private struct StubAddress: Address {
  let displayAddress: String
  init(_ line: String) { displayAddress = line }
}
