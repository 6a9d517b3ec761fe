/// How the policy reaches contacts: all of them with one text.
protocol Broadcast {
  /// Returns those who weren't reached.
  func send(_ text: String, to contacts: [Contact]) -> [Contact]
}

/// Decides who hears of a flood, and when.
final class WarningPolicy {
  private let plan: Plan
  private let broadcast: any Broadcast
  private var floods: [String: Flood] = [:]

  init(plan: Plan, broadcast: any Broadcast) {
    self.plan = plan
    self.broadcast = broadcast
  }

  /// Takes the levels of all rivers, in centimetres; returns what went wrong.
  func take(_ levels: [String: Int]) -> [String] {
    plan.rivers.flatMap { river -> [String] in
      guard let level = levels[river.name] else {
        return ["\(river.name): no level"]
      }
      var flood = floods[river.name] ?? Flood()
      flood.take(level, at: river)
      let audience = plan.contacts.filter(flood.mustReach)
      let missed =
        audience.isEmpty
        ? []
        : broadcast.send(
          river.text(for: flood.peak, at: level), to: audience
        ).map(\.phone)
      for contact in audience where !missed.contains(contact.phone) {
        flood.told[contact.phone] = flood.peak
      }
      floods[river.name] = flood
      return audience.filter { missed.contains($0.phone) }
        .map { "\(river.name): \($0.name) not reached" }
    }
  }
}

private struct Flood {
  var level: Int?
  var peak = Stage.calm
  var told: [String: Stage] = [:]

  mutating func take(_ level: Int, at river: River) {
    let stage = river.stage(at: level, after: self.level)
    self.level = level
    // A flood begins anew, also for those whom the all-clear didn't reach.
    if stage > .calm, peak == .calm { told = [:] }
    peak = stage == .calm ? .calm : max(peak, stage)
  }

  func mustReach(_ contact: Contact) -> Bool {
    let last = told[contact.phone] ?? .calm
    return peak == .calm ? last > .calm : peak > last && peak >= contact.from
  }
}
