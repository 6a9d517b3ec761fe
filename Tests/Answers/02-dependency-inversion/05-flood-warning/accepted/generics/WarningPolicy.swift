// Sound: one protocol for all that the rules need, and a policy that is generic over it.

/// What the rules need from outside.
protocol Surroundings {
  func centimetres(at river: River) -> Int?
  func reach(_ contact: Contact, with text: String) -> Bool
}

/// One river's flood, and all that its contacts know of it.
struct RiverWatch<Outside: Surroundings> {
  let river: River
  let contacts: [Contact]
  private var last: Int?
  private var peak = Stage.calm
  private var known: [String: Stage] = [:]

  init(river: River, contacts: [Contact]) {
    self.river = river
    self.contacts = contacts
  }

  mutating func look(_ outside: Outside) -> [String] {
    guard let level = outside.centimetres(at: river) else {
      return ["\(river.name): no level"]
    }
    let stage = river.stage(at: level, after: last)
    last = level
    // A flood begins anew, also for those whom the all-clear didn't reach.
    if stage > .calm, peak == .calm { known = [:] }
    peak = stage == .calm ? .calm : max(peak, stage)
    var problems: [String] = []
    for contact in contacts where mustTell(contact) {
      if outside.reach(contact, with: river.text(for: peak, at: level)) {
        known[contact.phone] = peak
      } else {
        problems.append("\(river.name): \(contact.name) not reached")
      }
    }
    return problems
  }

  private func mustTell(_ contact: Contact) -> Bool {
    switch (known[contact.phone] ?? .calm, peak) {
    case (let last, .calm): last != .calm
    case (let last, let now): now > last && now >= contact.from
    }
  }
}
