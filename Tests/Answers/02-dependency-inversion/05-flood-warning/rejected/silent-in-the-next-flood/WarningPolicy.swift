// Wrong: who missed an all-clear still counts as warned when the next flood comes.
// Rejected by: a contact out of reach is reported and told in the next round

/// Where the policy learns how high a river stands.
protocol LevelSource {
  /// The level in whole centimetres; `nil` when it can't be read.
  func level(of river: River) -> Int?
}

/// How the policy reaches a contact.
protocol Messenger {
  /// Whether the text reaches the contact.
  func tell(_ contact: Contact, _ text: String) -> Bool
}

/// Decides who hears of a flood, and when.
final class WarningPolicy {
  private let plan: Plan
  private let messenger: any Messenger
  private var levels: [String: Int] = [:]
  private var peaks: [String: Stage] = [:]
  /// What each contact heard last, by river and phone.
  private var heard: [String: [String: Stage]] = [:]

  init(plan: Plan, messenger: any Messenger) {
    self.plan = plan
    self.messenger = messenger
  }

  /// Reads each river once, and warns. Returns what went wrong.
  func round(reading gauges: some LevelSource) -> [String] {
    plan.rivers.flatMap { river -> [String] in
      guard let level = gauges.level(of: river) else {
        return ["\(river.name): no level"]
      }
      return warn(of: river, at: level)
    }
  }

  private func warn(of river: River, at level: Int) -> [String] {
    let stage = river.stage(at: level, after: levels[river.name])
    levels[river.name] = level
    // A flood lasts until the river is calm again.
    let peak = stage == .calm ? .calm : max(stage, peaks[river.name] ?? .calm)
    peaks[river.name] = peak

    let text = river.text(for: peak, at: level)
    return plan.contacts.filter { isNews(peak, of: river, to: $0) }
      .compactMap { contact in
        guard messenger.tell(contact, text) else {
          return "\(river.name): \(contact.name) not reached"
        }
        heard[river.name, default: [:]][contact.phone] = peak
        return nil
      }
  }

  /// Whether the contact must be told, and hasn't been yet.
  private func isNews(
    _ peak: Stage, of river: River, to contact: Contact
  ) -> Bool {
    let last = heard[river.name]?[contact.phone] ?? .calm
    return peak == .calm ? last > .calm : peak > last && peak >= contact.from
  }
}
