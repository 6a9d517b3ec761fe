// Wrong: a check wants the findings of the error in the order of the rehearsal.
// Rejected by: keeps your checks fair to sound desks

/// What any cue desk must do, check by check.
///
/// Each check judges the desk that it's given, whoever wrote that.
func deskChecks() -> [Check] {
  reportChecks() + doorChecks() + cueChecks() + [errorCheck]
}

private func doorChecks() -> [Check] {
  [
    Check(
      "doors stay shut at a venue that isn't ready",
      expected: ["cue 1 lacks lamp", "cue 2 lacks horn", ""]
    ) { makeDesk in
      let hall = Hall("Barn", ["mains", "lamp", "horn"])
      let desk = makeDesk(hall.venue, .calling(["mains", "lamp"], ["horn"]))
      _ = desk.rehearse()
      hall.list = ["mains"]
      do {
        _ = try desk.openDoors()
        return ["open"] + [hall.events]
      } catch let error as NotReady {
        return words(error.findings) + [hall.events]
      }
    },
    Check(
      "what the show uses goes on once an evening",
      expected: Array(
        repeating: "bell(mains) on, horn(mains bell) on, mains() on", count: 2)
    ) { makeDesk in
      let hall = Hall(
        "Barn", ["bell: mains", "mains", "horn: mains bell", "lamp: mains"])
      let desk = makeDesk(hall.venue, .calling(["horn"], ["bell", "horn"]))
      return try (1...2).map { _ in
        hall.forget()
        _ = desk.rehearse()
        _ = try desk.openDoors()
        return hall.sortedEvents
      }
    },
  ]
}

private func cueChecks() -> [Check] {
  [
    Check(
      "cues run on the machines of the evening",
      expected: [
        "horn: 1.1, lamp: 1.2, horn: 1.3", "horn: 2.1", "",
        "horn: 1.1, lamp: 1.2, horn: 1.3",
      ]
    ) { makeDesk in
      let hall = Hall("Barn", ["horn: lamp", "lamp"])
      let desk = makeDesk(
        hall.venue, .calling(["horn", "lamp", "horn"], ["horn"]))
      let evening = try desk.openDoors()
      hall.list = ["horn"]
      return [1, 2, 3, 1].map { number in
        hall.forget()
        evening.go(number)
        return hall.events
      }
    },
    Check(
      "each evening plays on its own machines",
      expected: ["lamp on Friday: 1.1", "lamp on Saturday: 1.1"]
    ) { makeDesk in
      let hall = Hall("Barn", ["lamp"])
      let desk = makeDesk(hall.venue, .calling(["lamp"]))
      return try ["Friday", "Saturday"].map { day in
        hall.day = " on \(day)"
        let evening = try desk.openDoors()
        hall.forget()
        evening.go(1)
        return hall.events
      }
    },
    Check(
      "two houses play on their own machines",
      expected: ["lamp: 1.1", "", "", "lamp: 1.1"]
    ) { makeDesk in
      let halls = [Hall("Barn", ["lamp"]), Hall("Mill", ["lamp"])]
      let evenings = try halls.map {
        try makeDesk($0.venue, .calling(["lamp"])).openDoors()
      }
      return evenings.flatMap { evening in
        for hall in halls { hall.forget() }
        evening.go(1)
        return halls.map(\.events)
      }
    },
  ]
}

/// The doors must say what the rehearsal has said.
private var errorCheck: Check {
  Check(
    "the error has the findings of the rehearsal", expected: ["the same", "8"]
  ) { makeDesk in
    let hall = Hall(
      "Barn",
      [
        "a: gone", "b: gone a", "c: d", "d: c", "e: e", "f: Mill/a Inn/a",
        "g: Mill/b",
      ])
    let desk = makeDesk(hall.venue, .calling(["a", "lost"]))
    let findings = desk.rehearse()
    do {
      _ = try desk.openDoors()
      return ["open"]
    } catch let error as NotReady {
      return [
        error == NotReady(findings: findings) ? "the same" : "other findings",
        "\(findings.count)",
      ]
    }
  }
}
