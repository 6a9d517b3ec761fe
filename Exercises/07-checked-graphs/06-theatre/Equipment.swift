/// A part that can be told what to do, and is switched on when it has to be.
struct Equipment: Sendable {
  let part: Part

  func perform(_ order: String) {
    switchOn().run(order)
  }

  private func switchOn(for askers: Set<String> = []) -> any Machine {
    // Otherwise two parts that wait for each other never end.
    let askers = askers.union([part.name])
    let needs = part.needs.filter { !askers.contains($0.part) }
    let machines = needs.compactMap { cable -> (any Machine)? in
      let other = Backstage.find(cable.part) as? Equipment
      return other?.switchOn(for: askers)
    }
    return Venue.oldPlayhouse.switchOn(part.name, machines)
  }
}
