// Sound: the policy is handed two closures, and no protocol of its own is needed.
// Keeps: 1

/// Decides who hears of a flood, and when.
final class WarningPolicy {
  let plan: Plan
  /// A river's level in whole centimetres; `nil` when it can't be read.
  let level: (River) -> Int?
  /// Whether the text reaches the contact.
  let tell: (Contact, String) -> Bool
  private var floods: [String: Flood] = [:]

  init(
    plan: Plan, level: @escaping (River) -> Int?,
    tell: @escaping (Contact, String) -> Bool
  ) {
    self.plan = plan
    self.level = level
    self.tell = tell
  }

  func round() -> [String] {
    plan.rivers.flatMap { river -> [String] in
      guard let level = level(river) else { return ["\(river.name): no level"] }
      var flood = floods[river.name] ?? Flood()
      defer { floods[river.name] = flood }
      flood.rise(to: level, at: river)
      let text = river.text(for: flood.peak, at: level)
      return plan.contacts.filter(flood.isNews).compactMap { contact in
        if tell(contact, text) {
          flood.heard[contact.name] = flood.peak
          return nil
        }
        return "\(river.name): \(contact.name) not reached"
      }
    }
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
