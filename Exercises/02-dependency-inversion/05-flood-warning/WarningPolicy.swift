/// Decides who hears of a flood, and when.
final class WarningPolicy {
  private let plan: Plan
  private let world: World
  private var telegrams: [String: Telegram] = [:]
  private var peaks: [String: Stage] = [:]
  private var heard: [String: Stage] = [:]

  init(plan: Plan, world: World = .live) {
    self.plan = plan
    self.world = world
  }

  func round() -> [String] {
    plan.rivers.flatMap { river -> [String] in
      guard let gauge = world.hydroLine[river.name],
        let telegram = Telegram(gauge.telegram())
      else { return ["\(river.name): no level"] }
      return warn(of: river, telegram)
    }
  }

  private func warn(of river: River, _ telegram: Telegram) -> [String] {
    let stage = telegram.stage(at: river, after: telegrams[river.name])
    telegrams[river.name] = telegram
    // A flood lasts until the river is calm again.
    let peak = stage == .calm ? .calm : max(stage, peaks[river.name] ?? .calm)
    peaks[river.name] = peak

    var problems: [String] = []
    for contact in plan.contacts {
      let key = "\(river.name)/\(contact.phone)"
      let last = heard[key] ?? .calm
      let isNews = peak > last && peak >= contact.from
      guard isNews || (peak == .calm && last > .calm) else { continue }
      let message = PingPostMessage(
        peak, at: river, telegram, to: contact.phone)
      let sending = Sending(message: message, world: world)
      if sending.succeeds() {
        heard[key] = peak
      } else {
        problems.append("\(river.name): \(contact.name) not reached")
      }
    }
    return problems
  }
}
