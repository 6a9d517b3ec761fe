/// What any cue desk must do, check by check.
///
/// Each check judges the desk that it's given, whoever wrote that.
func deskChecks() -> [Check] {
  [
    Check("a house with a lamp is ready", expected: ["ready"]) { makeDesk in
      let house = Venue(
        name: "Barn", list: { [Part(name: "lamp")] },
        switchOn: { _, _ in Prop() })
      let cue = Cue(number: 1, calls: [Call(part: "lamp", order: "on")])
      let desk = makeDesk(house, Show(title: "Night", cues: [cue]))
      return [desk.rehearse().isEmpty ? "ready" : "not ready"]
    }
  ]
}

/// A machine for tests, which does nothing.
private struct Prop: Machine {
  func run(_ order: String) {}
}
