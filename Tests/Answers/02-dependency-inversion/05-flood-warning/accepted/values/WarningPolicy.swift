// Sound: the policy is a value that calls nothing: levels go in, messages come out.
// Keeps: 2

/// What a contact must hear.
struct Message {
  let river: River
  let contact: Contact
  let stage: Stage
  let text: String
}

/// Decides who hears of a flood, and when.
struct WarningPolicy {
  let plan: Plan
  private var levels: [String: Int] = [:]
  private var peaks: [String: Stage] = [:]
  private var heard: [String: [String: Stage]] = [:]

  init(plan: Plan) { self.plan = plan }

  /// Takes the next level of a river. Returns what must be heard now.
  mutating func messages(at level: Int, of river: River) -> [Message] {
    let stage = river.stage(at: level, after: levels[river.name])
    // A flood begins anew, also for those whom the all-clear didn't reach.
    if stage > .calm, peaks[river.name] ?? .calm == .calm {
      heard[river.name] = nil
    }
    let peak = stage == .calm ? .calm : max(stage, peaks[river.name] ?? .calm)
    (levels[river.name], peaks[river.name]) = (level, peak)
    return plan.contacts.filter { contact in
      let last = heard[river.name]?[contact.name] ?? .calm
      return peak == .calm
        ? last > .calm : peak > last && peak >= contact.from
    }.map {
      Message(
        river: river, contact: $0, stage: peak,
        text: river.text(for: peak, at: level))
    }
  }

  /// Notes that a message arrived.
  mutating func arrived(_ message: Message) {
    heard[message.river.name, default: [:]][message.contact.name] =
      message.stage
  }
}
