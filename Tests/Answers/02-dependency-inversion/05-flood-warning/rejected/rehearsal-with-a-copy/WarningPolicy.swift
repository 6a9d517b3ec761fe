// Wrong: the watch keeps its old policy, and the rehearsal has a copy of the rules.
// Rejected by: the words of a warning stand apart from the vendors' code

/// Decides who hears of a flood, and when.
final class WarningPolicy {
  let plan: Plan
  let world: World
  private var floods: [String: Flood] = [:]

  init(plan: Plan, world: World) {
    self.plan = plan
    self.world = world
  }

  func round() -> [String] {
    plan.rivers.flatMap { river -> [String] in
      guard let level = world.level(of: river) else {
        return ["\(river.name): no level"]
      }
      var flood = floods[river.name] ?? Flood()
      defer { floods[river.name] = flood }
      flood.rise(to: level, at: river)
      let text = words(for: flood.peak, at: level, river)
      return plan.contacts.filter(flood.isNews).compactMap { contact in
        if world.tell(contact, text) {
          flood.heard[contact.name] = flood.peak
          return nil
        }
        return "\(river.name): \(contact.name) not reached"
      }
    }
  }
}

private func words(for stage: Stage, at level: Int, _ river: River) -> String {
  switch stage {
  case .calm: "\(river.name): all clear at \(level) cm."
  case .alert: "\(river.name): alert at \(level) cm."
  case .danger:
    "\(river.name): danger at \(level) cm. "
      + "Leave the banks and move to higher ground."
  }
}

/// What is known of one river's flood.
private struct Flood {
  var last: Int?
  var peak = Stage.calm
  var heard: [String: Stage] = [:]

  mutating func rise(to level: Int, at river: River) {
    let stage = river.stage(at: level, after: last)
    last = level
    // A flood begins anew, also for those whom the all-clear didn't reach.
    if stage > .calm, peak == .calm { heard = [:] }
    peak = stage == .calm ? .calm : max(peak, stage)
  }

  func isNews(to contact: Contact) -> Bool {
    let last = heard[contact.name] ?? .calm
    if peak == .calm { return last > .calm }
    return peak > last && peak >= contact.from
  }
}
