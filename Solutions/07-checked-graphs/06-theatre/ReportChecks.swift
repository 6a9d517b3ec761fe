/// What the report of a rehearsal must say.
func reportChecks() -> [Check] {
  [
    Check("a sound house has no findings", expected: [""]) { makeDesk in
      let hall = Hall("Barn", ["a: b c", "b: c", "c", "d: a"])
      return report(makeDesk(hall.venue, .calling(["a"], ["a", "b"]))) + [
        hall.events
      ]
    },
    Check(
      "all that's wrong is reported at once",
      expected: [
        "a lacks gone", "a wants Mill/i", "b lacks gone",
        "cue 1 lacks gone", "cue 2 lacks A", "cue 2 lacks gone",
        "cycle c d e", "cycle f", "cycle g h",
        "i wants Mill/a", "i wants Mill/gone", "",
      ]
    ) { makeDesk in
      let hall = Hall(
        "Barn",
        [
          "a: gone Mill/i", "b: a gone c", "e: c", "c: d a", "d: e", "f: f",
          "g: h",
          "h: g", "i: Mill/a Mill/gone",
        ])
      let show = Show.calling(["a", "gone", "gone"], ["gone", "A"])
      return report(makeDesk(hall.venue, show)) + [hall.events]
    },
    Check(
      "the report is about the list of the moment",
      expected: ["a lacks b", "a lacks b", "a wants Mill/b", "cycle a b"]
    ) { makeDesk in
      let hall = Hall("Barn", ["a: b"])
      let desk = makeDesk(hall.venue, .calling(["a"]))
      var found = report(desk) + report(desk)
      for list in [["a: Mill/b"], ["a: b", "b: a"], ["a: b", "b"]] {
        hall.list = list
        found += report(desk)
      }
      return found
    },
  ]
}

private func report(_ desk: any CueDesk) -> [String] {
  words(desk.rehearse())
}

/// The findings in a few words each, sorted.
func words(_ findings: [Finding]) -> [String] {
  findings.map { finding in
    switch finding {
    case .missing(let part, .cue(let number)): "cue \(number) lacks \(part)"
    case .missing(let part, .part(let other)): "\(other) lacks \(part)"
    case .wrongVenue(let cable, let part):
      "\(part) wants \(cable.venue)/\(cable.part)"
    case .cycle(let parts): "cycle \(parts.joined(separator: " "))"
    }
  }.sorted()
}
