// Wrong: the checks expect machines in the order in which our desk switches them on.
// Rejected by: keeps your checks fair to sound desks

/// What any cue desk must do, check by check.
///
/// Each check judges the desk that it's given, whoever wrote that.
func deskChecks() -> [Check] { reportChecks() + doorChecks() + cueChecks() }

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
        repeating:
          "mains() on, bell(mains) on, horn(mains bell) on, lamp(mains) on",
        count: 2)
    ) { makeDesk in
      let hall = Hall(
        "Barn", ["bell: mains", "mains", "horn: mains bell", "lamp: mains"])
      let desk = makeDesk(hall.venue, .calling(["horn"], ["bell", "lamp"]))
      return try (1...2).map { _ in
        hall.forget()
        _ = desk.rehearse()
        _ = try desk.openDoors()
        return hall.events
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
