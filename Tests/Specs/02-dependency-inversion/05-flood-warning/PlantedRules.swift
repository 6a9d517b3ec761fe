@testable import FloodWarning

/// A fault in the rules. Its text is what a spec shows.
enum Fault: String {
  // The level is misjudged.
  case lateAlert = "the alert begins one centimetre too late"
  case earlyAlert = "the alert begins one centimetre too early"
  case lateDanger = "the danger begins one centimetre too late"
  case noRise = "a rise of 30 cm above the alert level is no danger"
  case smallRise = "a rise of 29 cm above the alert level is a danger"
  case riseBelow = "a rise of 30 cm below the alert level is a danger"
  case oldRise = "a rise is counted from the first level of all"
  case oneRiver = "all rivers have the first river's levels"

  // The wrong people are told.
  case allHearAlerts = "an alert goes to those who want dangers only"
  case wardensMissDanger = "a danger doesn't go to those who want alerts, too"
  case clearForAll = "an all-clear goes to those who heard no warning"
  case clearForWardens =
    "after a danger, the all-clear goes to some of those who heard it"
  case oneFlood = "a flood at one river silences the warnings of another"

  // A message is repeated, forgotten or wrong.
  case repeats = "a warning is repeated while the level stays"
  case alertAfterDanger = "an alert follows when a danger has become less"
  case noClear = "no all-clear goes out"
  case clearAgain = "the all-clear is repeated while the river is calm"
  case oneFloodForever = "a second flood brings no warning"
  case dangerOnce = "a danger after an alert brings no warning"
  case oldLevel = "a text names the level before"
  case noAdvice = "a danger's text doesn't say what to do"
}

/// Sound rules, and rules with a fault.
enum PlantedRules {
  /// What contacts hear while rivers go through these levels: the rules, told anew from the first
  /// level on, and without a state that is kept.
  static func replay(
    _ plan: Plan, _ levels: [(river: String, level: Int)],
    with fault: Fault? = nil
  ) -> [String] {
    levels.indices.flatMap { heard(plan, levels, at: $0, with: fault) }
  }

  /// The rules as a rehearsal, with or without a fault.
  static func rehearsal(_ plan: Plan, with fault: Fault? = nil) -> Rehearsal {
    var levels: [(river: String, level: Int)] = []
    return Rehearsal { river, level in
      levels.append((river, level))
      return heard(plan, levels, at: levels.count - 1, with: fault)
    }
  }
}

private func heard(
  _ plan: Plan, _ all: [(river: String, level: Int)], at index: Int,
  with fault: Fault?
) -> [String] {
  let name = all[index].river
  guard let river = plan.rivers.first(where: { $0.name == name }) else {
    return []
  }
  let measured = all[...index].filter { $0.river == name }.map(\.level)
  let stages = measured.indices.map {
    stage(plan, river, measured, at: $0, with: fault)
  }
  let now = stages[stages.count - 1]
  let before = stages.dropLast()
  // The stages of this flood before now.
  let calm = before.lastIndex(of: .calm).map { $0 + 1 } ?? 0
  var worst = before[calm...].max() ?? .calm
  if fault == .alertAfterDanger, now == .alert, before.last == .danger {
    worst = .calm
  }
  if fault == .repeats, now == before.last { worst = .calm }
  if fault == .dangerOnce, worst == .alert { worst = .danger }
  if fault == .oneFloodForever, now > .calm { worst = before.max() ?? .calm }
  let othersFlooded = all[..<index].contains { other in
    plan.rivers.contains {
      $0.name == other.river && $0.name != name && other.level >= $0.alert
    }
  }
  if fault == .oneFlood, othersFlooded { worst = max(worst, now) }

  let level = measured[max(0, measured.count - (fault == .oldLevel ? 2 : 1))]
  let place = "\(name): \(words(now, level, with: fault))"
  return plan.contacts.filter { contact in
    guard now == .calm else {
      if fault == .wardensMissDanger, now == .danger {
        return contact.from == .danger && worst < now
      }
      return now > worst && (now >= contact.from || fault == .allHearAlerts)
    }
    if fault == .clearAgain, before.contains(where: { $0 > .calm }) {
      return true
    }
    guard worst > .calm, fault != .noClear else { return false }
    if fault == .clearForWardens { return contact.from == .alert }
    return worst >= contact.from || fault == .clearForAll
  }.map { "\($0.name): \(place)" }
}

private func stage(
  _ plan: Plan, _ river: River, _ measured: [Int], at index: Int,
  with fault: Fault?
) -> Stage {
  let level = measured[index]
  let levels = fault == .oneRiver ? plan.rivers[0] : river
  let alert =
    levels.alert + (fault == .lateAlert ? 1 : fault == .earlyAlert ? -1 : 0)
  if level >= levels.danger + (fault == .lateDanger ? 1 : 0) { return .danger }
  let origin =
    fault == .oldRise ? measured[0] : index > 0 ? measured[index - 1] : level
  let rise = level - origin
  let isFast = rise >= (fault == .smallRise ? 29 : 30) && fault != .noRise
  if level < alert { return isFast && fault == .riseBelow ? .danger : .calm }
  return isFast ? .danger : .alert
}

private func words(_ stage: Stage, _ level: Int, with fault: Fault?) -> String {
  switch stage {
  case .calm: "all clear at \(level) cm."
  case .alert: "alert at \(level) cm."
  case .danger:
    "danger at \(level) cm." + (fault == .noAdvice ? "" : " \(advice)")
  }
}
