// Sound: the policy is a class with two gaps, and the watch and the rehearsal fill them in subclasses.

/// Decides who hears of a flood, and when.
class WarningPolicy {
  let plan: Plan
  private var levels: [String: Int] = [:]
  private var peaks: [String: Stage] = [:]
  private var heard: [String: [String: Stage]] = [:]

  init(plan: Plan) { self.plan = plan }

  /// The level in whole centimetres. A subclass knows it.
  func level(of river: River) -> Int? { nil }

  /// Whether the text reaches the contact. A subclass tries.
  func tell(_ contact: Contact, _ text: String) -> Bool { false }

  final func round() -> [String] {
    plan.rivers.flatMap { river -> [String] in
      guard let level = level(of: river) else {
        return ["\(river.name): no level"]
      }
      return warn(of: river, at: level)
    }
  }

  private func warn(of river: River, at level: Int) -> [String] {
    let stage = river.stage(at: level, after: levels[river.name])
    // A flood begins anew, also for those whom the all-clear didn't reach.
    if stage > .calm, peaks[river.name] ?? .calm == .calm {
      heard[river.name] = nil
    }
    let peak = stage == .calm ? .calm : max(stage, peaks[river.name] ?? .calm)
    (levels[river.name], peaks[river.name]) = (level, peak)
    var problems: [String] = []
    for contact in plan.contacts {
      let last = heard[river.name]?[contact.phone] ?? .calm
      let isNews = peak > last && peak >= contact.from
      guard isNews || peak == .calm && last > .calm else { continue }
      if tell(contact, river.text(for: peak, at: level)) {
        heard[river.name, default: [:]][contact.phone] = peak
      } else {
        problems.append("\(river.name): \(contact.name) not reached")
      }
    }
    return problems
  }
}
