// Wrong: the clock of the checks stands still at noon.
// Rejected by: your checks catch a wrong time or a wrong price

/// What any garage must do, check by check.
///
/// Each check judges the garages that it's given, whoever wrote them.
func garageChecks() -> [Check] {
  [
    Check(
      "two garages have nothing in common",
      expected: [
        "1", "FREE 1", "FREE 7", "no receipt", "1",
        "Quay, ticket 1: 12:00 to 12:00, 1.00", "FREE 1",
        "Hill, ticket 1: 12:00 to 12:00, 3.00",
      ]
    ) { makeGarage in
      let day = Day()
      let hill = makeGarage(.hill, day.world)
      let quay = makeGarage(.quay, day.world)
      return [
        text(hill.enter()), hill.sign(), quay.sign(), text(quay.leave(1)),
        text(quay.enter()), text(quay.leave(1)), hill.sign(),
        text(hill.leave(1)),
      ]
    },
    Check("each garage has a barrier", expected: ["entry", "none", "exit"]) {
      makeGarage in
      let (ours, theirs) = (Day(), Day())
      let hill = makeGarage(.hill, ours.world)
      _ = makeGarage(.quay, theirs.world)
      _ = hill.enter()
      let first = ours.raised.joined()
      _ = hill.leave(1)
      return [first, theirs.raised.last ?? "none", ours.raised.last ?? "none"]
    },
    Check(
      "a full garage lets cars out, and then in",
      expected: [
        "1", "2", "FULL", "none", "yes", "none", "FREE 1", "3",
        "entry entry exit entry",
      ]
    ) { makeGarage in
      let day = Day()
      let hill = makeGarage(.hill, day.world)
      let found = [
        text(hill.enter()), text(hill.enter()), hill.sign(),
        text(hill.enter(), or: "none"), hill.leave(2) == nil ? "no" : "yes",
        text(hill.leave(2), or: "none"), hill.sign(), text(hill.enter()),
      ]
      return found + [day.raised.joined(separator: " ")]
    },
  ]
}
