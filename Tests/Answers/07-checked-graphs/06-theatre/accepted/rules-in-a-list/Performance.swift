/// One evening, with its machines.
final class Performance: Evening {
  private let plan: Plan
  private let switchOn: SwitchOn
  private var machines: [String: any Machine] = [:]

  init(of plan: Plan, switchOn: @escaping SwitchOn) {
    self.plan = plan
    self.switchOn = switchOn
    for cue in plan.show.cues {
      for call in cue.calls { start(call.part) }
    }
  }

  func go(_ number: Int) {
    let cue = plan.show.cues.first { $0.number == number }
    for call in cue?.calls ?? [] { machines[call.part]?.run(call.order) }
  }

  private func start(_ name: String) {
    guard machines[name] == nil,
      let part = plan.parts.first(where: { $0.name == name })
    else { return }
    for cable in part.needs { start(cable.part) }
    machines[name] = switchOn(name, part.needs.compactMap { machines[$0.part] })
  }
}
