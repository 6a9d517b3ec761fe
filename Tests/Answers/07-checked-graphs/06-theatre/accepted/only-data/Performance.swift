/// Carries a plan out.
struct Performance: Evening {
  private let plan: Plan
  private let machines: [any Machine]

  init(_ plan: Plan, switchOn: SwitchOn) {
    self.plan = plan
    var machines: [any Machine] = []
    for step in plan.steps {
      machines.append(switchOn(step.part, step.needs.map { machines[$0] }))
    }
    self.machines = machines
  }

  func go(_ number: Int) {
    for order in plan.cues[number] ?? [] {
      machines[order.step].run(order.order)
    }
  }
}
