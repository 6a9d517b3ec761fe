// Sound: one check tells a long story of two rivers, and expects every line of it.

/// What the flood rules must do, in one story.
func warningChecks() -> [Check] {
  [
    Check("two rivers flood in turn", expected: expected) { makeRehearsal in
      let rehearsal = makeRehearsal(
        Plan(
          rivers: [
            River(name: "Aa", alert: 100, danger: 200),
            River(name: "Bo", alert: 500, danger: 600),
          ],
          contacts: [
            Contact(name: "All", phone: "7", from: .alert),
            Contact(name: "Bad", phone: "8", from: .danger),
          ]))
      return [
        ("Aa", 60), ("Aa", 99), ("Aa", 100), ("Aa", 129), ("Bo", 499),
        ("Bo", 500), ("Aa", 130), ("Aa", 160), ("Aa", 140), ("Aa", 99),
        ("Aa", 98), ("Bo", 528), ("Bo", 556), ("Bo", 584), ("Bo", 599),
        ("Bo", 600), ("Bo", 570), ("Bo", 490), ("Bo", 450), ("Aa", 110),
        ("Aa", 110), ("Aa", 50), ("Bo", 505), ("Bo", 600), ("Bo", 20),
        ("Bo", 510), ("Aa", 51), ("Aa", 100),
      ].flatMap { river, level in
        rehearsal.level(river, level).map { "\(level): \($0)" }
      }
    }
  ]
}

private let advice = "Leave the banks and move to higher ground."

private let expected =
  ["100: All: Aa: alert at 100 cm.", "500: All: Bo: alert at 500 cm."]
  + both("160", "Aa: danger at 160 cm. \(advice)")
  + both("99", "Aa: all clear at 99 cm.")
  + both("600", "Bo: danger at 600 cm. \(advice)")
  + both("490", "Bo: all clear at 490 cm.")
  + ["110: All: Aa: alert at 110 cm.", "50: All: Aa: all clear at 50 cm."]
  + both("505", "Bo: danger at 505 cm. \(advice)")
  + both("20", "Bo: all clear at 20 cm.")
  + both("510", "Bo: danger at 510 cm. \(advice)")
  + both("100", "Aa: danger at 100 cm. \(advice)")

private func both(_ level: String, _ text: String) -> [String] {
  ["All", "Bad"].map { "\(level): \($0): \(text)" }
}
