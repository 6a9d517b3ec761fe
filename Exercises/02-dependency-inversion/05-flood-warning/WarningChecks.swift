/// What the flood rules must do, check by check.
///
/// Each check judges the rules that it's given, whoever wrote them.
func warningChecks() -> [Check] {
  [
    Check(
      "everyone hears of a danger",
      // As long as PingPost takes it. Is that what a rehearsal shows?
      expected: [
        "Warden: River Karn at Millbridge: danger at 412 cm. "
          + "Leave the banks and move t",
        "Camp: River Karn at Millbridge: danger at 412 cm. "
          + "Leave the banks and move t",
      ]
    ) { makeRehearsal in
      let river = "River Karn at Millbridge"
      let rehearsal = makeRehearsal(
        Plan(
          rivers: [River(name: river, alert: 300, danger: 400)],
          contacts: [
            Contact(name: "Warden", phone: "1", from: .alert),
            Contact(name: "Camp", phone: "2", from: .danger),
          ]))
      return rehearsal.level(river, 412)
    }
  ]
}
