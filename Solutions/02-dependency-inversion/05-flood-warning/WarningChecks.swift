/// What the flood rules must do, check by check.
///
/// Each check judges the rules that it's given, whoever wrote them.
func warningChecks() -> [Check] {
  [
    Check(
      "the alert begins at its level, and only wardens hear of it",
      expected: ["Warden: Karn: alert at 300 cm."]
    ) { makeRehearsal in
      story(makeRehearsal(plan), 299, 300, 301, 320)
    },
    Check(
      "the danger begins at its level, and everyone hears of it",
      expected: ["Warden: Karn: alert at 399 cm."] + danger(at: 400)
    ) { makeRehearsal in
      story(makeRehearsal(plan), 399, 400, 401)
    },
    Check(
      "from the alert level on, a rise of 30 is as bad as the danger level",
      expected: danger(at: 300)
    ) { makeRehearsal in
      story(makeRehearsal(plan), 200, 240, 270, 300)
    },
    Check(
      "a rise of 29 is only a rise, and so is a fall",
      expected: ["Warden: Karn: alert at 308 cm."]
    ) { makeRehearsal in
      story(makeRehearsal(plan), 279, 308, 337, 366, 330)
    },
    Check(
      "each warning goes out once in a flood, and all who heard it hear its end",
      expected: ["Warden: Karn: alert at 310 cm."] + danger(at: 410) + [
        "Warden: Karn: all clear at 290 cm.",
        "Camp: Karn: all clear at 290 cm.",
        "Warden: Karn: alert at 310 cm.",
        "Warden: Karn: all clear at 280 cm.",
      ]
    ) { makeRehearsal in
      story(makeRehearsal(plan), 310, 310, 410, 350, 405, 290, 285, 310, 280)
    },
    Check(
      "each river has levels and a flood of its own",
      expected: ["Warden: Karn: alert at 310 cm."]
        + ["Warden: Lune: alert at 110 cm."]
        + ["Warden: Lune: all clear at 90 cm."]
    ) { makeRehearsal in
      let rehearsal = makeRehearsal(plan)
      return [("Karn", 310), ("Lune", 110), ("Lune", 90), ("Karn", 311)]
        .flatMap { rehearsal.level($0.0, $0.1) }
    },
  ]
}

private let plan = Plan(
  rivers: [
    River(name: "Karn", alert: 300, danger: 400),
    River(name: "Lune", alert: 100, danger: 200),
  ],
  contacts: [
    Contact(name: "Warden", phone: "1", from: .alert),
    Contact(name: "Camp", phone: "2", from: .danger),
  ])

/// What is heard while the Karn goes through these levels.
private func story(_ rehearsal: Rehearsal, _ levels: Int...) -> [String] {
  levels.flatMap { rehearsal.level("Karn", $0) }
}

private func danger(at level: Int) -> [String] {
  ["Warden", "Camp"].map {
    "\($0): Karn: danger at \(level) cm. "
      + "Leave the banks and move to higher ground."
  }
}
