// Wrong: the checks never look at what is switched on when the doors open.
// Rejected by: your checks catch doors that open wrongly

/// What any cue desk must do, check by check.
///
/// Each check judges the desk that it's given, whoever wrote that.
func deskChecks() -> [Check] { reportChecks() + cueChecks() }

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
