// The outside world. Leave it as it is.

/// How bad it is at a river.
enum Stage: Comparable {
  case calm, alert, danger
}

/// A river, and the levels in centimetres at which alert and danger begin.
struct River {
  let name: String
  let alert: Int
  let danger: Int
}

/// A person on the list, who wants to hear of this stage and of worse ones.
struct Contact {
  let name: String
  let phone: String
  let from: Stage
}

/// The council's flood plan.
struct Plan {
  let rivers: [River]
  let contacts: [Contact]

  /// The plan in force.
  static var current: Plan {
    Plan(
      rivers: [
        River(name: "Karn", alert: 300, danger: 400),
        River(name: "Lune", alert: 250, danger: 330),
        River(name: "Osk", alert: 280, danger: 360),
        River(name: "Venn", alert: 150, danger: 210),
      ],
      contacts: [
        Contact(name: "Warden", phone: "555-0101", from: .alert),
        Contact(name: "Fire brigade", phone: "555-0112", from: .alert),
        Contact(name: "Campsite", phone: "555-0147", from: .danger),
      ])
  }
}
