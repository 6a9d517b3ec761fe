// Sound: a table of lines and a loop; one double serves as a stub and as a moving address.

func validatorChecks() -> [Check] {
  let table: [(width: Int, line: String, problem: AddressProblem?)] = [
    (9, "123456789", nil), (8, "123456789", .tooLong(by: 1)),
    (0, "123456789", .tooLong(by: 9)), (2, "南山", nil), (1, "e\u{301}", nil),
    (2, " ab ", .tooLong(by: 2)), (3, "", .blank), (3, "\u{3000}\t", .blank),
    (1, "   \n", .blank), (3, "a b", nil),
  ]
  let rows = table.map { row in
    Check("\(row.line) at \(row.width)", expected: row.problem) { makeJudge in
      makeJudge(row.width)(Saying(row.line))
    }
  }
  return rows + [onTheMove, sideBySide, ours]
}

private let onTheMoveLines = ["abc", "abcd", "", "abc"]

private var onTheMove: Check {
  Check("moves", expected: [nil, .tooLong(by: 1), .blank, nil]) { makeJudge in
    let (judge, address) = (makeJudge(3), Saying(""))
    var found: [AddressProblem?] = []
    for line in onTheMoveLines {
      address.displayAddress = line
      found.append(judge(address))
    }
    return found
  }
}

private var sideBySide: Check {
  Check("side by side", expected: [nil, .tooLong(by: 2), nil, .tooLong(by: 2)])
  {
    makeJudge in
    let judges = [5, 3].map(makeJudge)
    return (judges + judges).map { $0(Saying("abcde")) }
  }
}

private var ours: Check {
  Check("ours", expected: .tooLong(by: 19)) {
    $0(0)(makeUSAddress(street: "12 Elm St", city: "Troy", state: "NY"))
  }
}

private final class Saying: Address {
  var displayAddress: String
  init(_ line: String) { displayAddress = line }
}
