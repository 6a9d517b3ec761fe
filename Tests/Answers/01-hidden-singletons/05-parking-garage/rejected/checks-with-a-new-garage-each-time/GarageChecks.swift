// Wrong: opening hours are judged with a new garage for each time.
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
    Check(
      "the garage opens and closes",
      expected: [
        "CLOSED, none, ", "FREE 2, 1, entry", "FREE 2, 1, entry",
        "CLOSED, none, ",
      ]
    ) { makeGarage in
      [(6, 59), (7, 0), (19, 59), (20, 0)].map { hour, minute in
        let day = Day()
        day.time = Moment(hour, minute)
        let hill = makeGarage(.hill, day.world)
        return "\(hill.sign()), \(text(hill.enter(), or: "none")), "
          + day.raised.joined(separator: " ")
      }
    },
    Check(
      "each hour begun has the price of its first minute",
      expected: [
        "Hill, ticket 1: 18:30 to 19:30, 3.00",
        "Hill, ticket 2: 18:30 to 19:31, 6.00",
        "Hill, ticket 3: 18:30 to 21:00, 6.20",
        "Hill, ticket 4: 18:30 to 07:00, 8.20",
      ]
    ) { makeGarage in
      let day = Day()
      let hill = makeGarage(.hill, day.world)
      let ends = [Moment(19, 30), Moment(19, 31), Moment(21, 0)]
      return (ends + [Moment(7, 0, day: 1)]).map { end in
        day.time = Moment(18, 30)
        let ticket = hill.enter() ?? 0
        day.time = end
        return text(hill.leave(ticket))
      }
    },
  ]
}
