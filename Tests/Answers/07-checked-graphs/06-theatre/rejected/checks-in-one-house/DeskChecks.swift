// Wrong: the checks play in one house at a time.
// Rejected by: your checks catch a cue that goes wrong

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
      "each house plays on its own machines",
      expected: ["lamp: 1.1", "lamp: 1.1"]
    ) { makeDesk in
      try ["Barn", "Mill"].map { name in
        let hall = Hall(name, ["lamp"])
        let evening = try makeDesk(hall.venue, .calling(["lamp"])).openDoors()
        hall.forget()
        evening.go(1)
        return hall.events
      }
    },
  ]
}
