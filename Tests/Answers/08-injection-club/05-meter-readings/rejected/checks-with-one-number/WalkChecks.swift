// Wrong: the numbers that wait are all equal, so no order shows.
// Rejected by: your checks catch a walk that sends out of order
/// What any walk must do, check by check, whoever wrote the walk.
func walkChecks() -> [Check] {
  Street.Side.allCases.flatMap(contract) + [
    check("Delta's question is an answer", at: .delta) { street, walk in
      street.moods = [.doubts]
      street.tell(walk().enter(reading(1)))
      street.tell(walk().send())
    } expects: {
      ["M 1 of 1", "1: readAgain(\"a leak?\")"]
    },
    check("a busy Delta is asked later", at: .delta) { street, walk in
      street.moods = [.isBusy]
      street.tell(walk().enter(reading(1)))
      street.tell(walk().send())
    } expects: {
      ["M 1 of 1", "1: kept", "M 1 of 1", "1: booked"]
    },
  ]
}

/// What is the same for every utility.
private func contract(of side: Street.Side) -> [Check] {
  let objection = side == .brook ? "broken seal" : "unknown meter"
  return [
    check("what waits is sent", at: side) { street, walk in
      let walk = walk()
      street.moods = [.isAway]
      street.tell(walk.enter(reading(2)))
      street.tell(walk.send())
    } expects: {
      ["M 2 of 2", "2: kept", "M 2 of 2", "2: booked"]
    },
    check("two equal numbers wait, also after a restart", at: side) {
      street, walk in
      street.moods = [.isAway, .isAway]
      for value in [1, 1] { street.tell(walk().enter(reading(value))) }
      for _ in 1...2 { street.tell(walk().send()) }
    } expects: {
      [
        "M 1 of 1", "1: kept", "M 1 of 1 1", "1: kept",
        "M 1 of 1 1", "M 1 of 1", "1: booked", "1: booked",
      ]
    },
    check("an objection is an answer", at: side) { street, walk in
      street.moods = [.isAway, .objects]
      street.tell(walk().enter(reading(1)))
      street.tell(walk().send())
    } expects: {
      [
        "M 1 of 1", "1: kept", "M 1 of 1",
        "1: refused(\"\(objection)\")",
      ]
    },
  ]
}

private func reading(_ value: Int) -> Reading {
  Reading(meter: "M", value: value)
}

/// Each call of `walk` starts the app again, with the same store.
private func check(
  _ name: String, at side: Street.Side,
  _ story: @escaping (_ street: Street, _ walk: () -> any Walk) -> Void,
  expects expected: () -> [String]
) -> Check {
  Check("\(side): \(name)", expected: expected()) { makeWalk in
    let street = Street(side)
    story(street) {
      makeWalk([Meter(number: "M", last: 0)], street.utility, street)
    }
    return street.events
  }
}
