extension Verifier {
  /// “Done when” is one list, or a list under each milestone and the guards behind them.
  func milestoneFaults(_ brief: Brief) -> [Fault] {
    let parts = brief.page.section("Done when")?.parts ?? []
    guard parts.count > 1 else { return [] }
    return headingFaults(parts) + orderFaults(brief.milestones, parts)
      + brief.milestones.flatMap(specFaults) + minuteFaults(brief.milestones)
  }

  private static let lastHeading = "**All the way**"

  private func headingFaults(_ parts: [Page.Section]) -> [Fault] {
    parts.dropFirst().filter { $0.heading != Self.lastHeading && Milestone($0) == nil }.map {
      Fault(
        "A heading in “Done when” must be **Milestone N: a short result (M minutes)** or "
          + "\(Self.lastHeading), on one line, and is: \($0.heading)")
    }
  }

  private func orderFaults(_ milestones: [Milestone], _ parts: [Page.Section]) -> [Fault] {
    var faults = parts[0].items.map { Fault("“\($0)” stands before the first milestone.") }
    let numbers = milestones.map(\.number)
    if numbers != Array(1...max(numbers.count, 1)) {
      faults.append(Fault("The milestones must be numbered 1, 2, 3 …, and are \(numbers)."))
    }
    if parts.dropLast().contains(where: { $0.heading == Self.lastHeading }) {
      faults.append(Fault("\(Self.lastHeading) must come last."))
    }
    let last = parts.filter { $0.heading == Self.lastHeading }.flatMap(\.items)
    return faults
      + last.filter { !SpecName.isGuard($0) }.map {
        Fault("The goal “\($0)” stands under \(Self.lastHeading); it belongs to a milestone.")
      }
  }

  private func specFaults(_ milestone: Milestone) -> [Fault] {
    (milestone.specs.isEmpty ? [Fault("Milestone \(milestone.number) has no spec.")] : [])
      + milestone.specs.filter(SpecName.isGuard).map {
        Fault(
          "The guard “\($0)” stands in milestone \(milestone.number); it belongs under "
            + "\(Self.lastHeading).")
      }
  }

  /// Where every milestone has minutes, they are the exercise's.
  private func minuteFaults(_ milestones: [Milestone]) -> [Fault] {
    let minutes = milestones.compactMap(\.minutes)
    let sum = minutes.reduce(0, +)
    guard !minutes.isEmpty, minutes.count == milestones.count, sum != exercise.minutes else {
      return []
    }
    return [Fault("The milestones take \(sum) minutes, and the exercise \(exercise.minutes).")]
  }
}
