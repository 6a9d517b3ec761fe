// Wrong: each venue of the checks has one fault, so nothing can hide behind another.
// Rejected by: your checks catch a report that isn't right

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
      "each fault is reported",
      expected: [
        "a lacks gone", "cue 1 lacks gone", "cycle c d e", "cycle f",
        "a wants Mill/a",
      ]
    ) { makeDesk in
      let show = Show.calling(["a"])
      return [["a: gone"], [], ["a", "c: d", "d: e", "e: c"], ["a", "f: f"]]
        .map {
          report(
            makeDesk(
              Hall("Barn", $0).venue, $0.isEmpty ? .calling(["gone"]) : show))
        }
        .flatMap(\.self)
        + report(makeDesk(Hall("Barn", ["a: Mill/a"]).venue, show))
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
