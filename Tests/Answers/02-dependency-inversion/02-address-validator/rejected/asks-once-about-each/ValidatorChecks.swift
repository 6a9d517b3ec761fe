// Wrong: every double keeps its line, so what is remembered is still right.
// Rejected by: your checks hold every validator to the address and the width that it is given

/// What any validator must do, check by check.
///
/// Each check judges what it is given, whoever wrote that.
func validatorChecks() -> [Check] {
  [
    Check("a line that just fits", expected: nil) { makeJudge in
      makeJudge(12)(StubAddress("12 Moon Lane"))
    },
    Check("a character too many", expected: .tooLong(by: 1)) { makeJudge in
      makeJudge(11)(StubAddress("12 Moon Lane"))
    },
    Check("many characters too many", expected: .tooLong(by: 2_990)) {
      makeJudge in
      makeJudge(10)(StubAddress(String(repeating: "x", count: 3_000)))
    },
    Check("one character, many bytes and scalars", expected: nil) { makeJudge in
      makeJudge(1)(StubAddress("👩‍👩‍👧"))
    },
    Check("spaces around a line count", expected: .tooLong(by: 2)) {
      makeJudge in
      makeJudge(1)(StubAddress(" x "))
    },
    Check("a USAddress, like any other", expected: .tooLong(by: 15)) {
      makeJudge in
      makeJudge(4)(USAddress(street: "12 Elm St", city: "Troy", state: "NY"))
    },
    Check("nothing at all", expected: .blank) { makeJudge in
      makeJudge(5)(StubAddress(""))
    },
    Check("white space, longer than the label", expected: .blank) { makeJudge in
      makeJudge(2)(StubAddress(" \t\n  "))
    },
    Check("two widths, in turn", expected: [nil, .tooLong(by: 12), nil]) {
      makeJudge in
      let (wide, none) = (makeJudge(30), makeJudge(0))
      return [wide, none, wide].map { $0(StubAddress("12 Moon Lane")) }
    },
  ]
}

/// An address that says what a check wants it to say.
private struct StubAddress: Address {
  let displayAddress: String

  init(_ line: String) { displayAddress = line }
}

/// An address that moves.
private final class Houseboat: Address {
  var displayAddress = ""
}
