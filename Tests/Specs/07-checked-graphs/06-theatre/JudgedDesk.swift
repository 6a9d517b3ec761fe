@testable import Theatre

/// A desk that the learner's checks judge: without a fault, it's sound.
final class JudgedDesk: CueDesk {
  /// What it does wrong, in words that the learner reads.
  enum Fault: String, CaseIterable {
    case cuesNotJudged =
      "a cue calls a part that isn't there, without a finding"
    case needsNotJudged = "a part needs one that isn't there, without a finding"
    case firstOnly = "only the first finding is reported"
    case missingOnce = "a part that two lack is reported for one of them"
    case missingHidesCycles = "a part is missing, and cycles aren't reported"
    case strangersHideAll =
      "a cable leads to another venue, and nothing else is reported"
    case noLoneCycle = "a part that needs itself isn't reported"
    case smallCyclesOnly = "a cycle of three isn't reported"
    case oneCycle = "only one of two cycles is reported"
    case guestOnCycle =
      "a part that needs one on a cycle is reported as if it were on it"
    case strangerIsFine = "a cable to another venue isn't reported"
    case strangerIsMissing =
      "a cable to another venue is reported as a missing part"
    case strangerIsHere =
      "a cable to another venue is followed to the part of that name here"
    case usedOnly = "a fault in a part that no cue calls isn't reported"
    case strangerOnCycle = "a cable to another venue counts for a cycle"
    case saidTwice = "a cue that calls a missing part twice has two findings"
    case oldReport = "the second rehearsal reports what the first one did"
    case listOfMorning = "the list is read once, when the desk is made"

    case rehearsalIsReal = "a rehearsal switches machines on"
    case opensAnyway = "the doors open at a venue that isn't ready"
    case oldReason = "the doors open or stay shut on an earlier report"
    case opensHalfway = "machines go on before a fault keeps the doors shut"
    case shutWithoutReason = "the error of shut doors has no findings"
    case oneReason = "the error of shut doors has only one of the findings"
    case onForEach = "a part that two need is switched on twice"
    case needsForgotten = "a machine isn't handed what it needs"
    case needsReversed = "a machine is handed what it needs in the wrong order"
    case everythingOn = "a part that the show doesn't use is switched on"
    case onAtCue = "a machine is switched on at its first cue"
    case onceForAll = "the second evening switches nothing on"

    case firstCall = "only the first call of a cue gets its order"
    case oncePerCue = "a part that a cue calls twice gets one order"
    case callsReversed = "the calls of a cue are made in the wrong order"
    case runsOnce = "a cue that comes again does nothing"
    case orderToNeeds = "what a part needs gets the part's order, too"
    case lookedUp = "a cue looks its part up in the list of the moment"
    case firstEvening =
      "a cue of the second evening runs on the machines of the first one"
    case lastVenue = "a cue runs on the machines of the venue that opened last"
  }

  /// What desks of the fault `lastVenue` share.
  final class Shared { var machines: [String: any Machine] = [:] }

  private let fault: Fault?
  private let isBackwards: Bool
  private let venue: Venue
  private let show: Show
  private let shared: Shared
  private var firstReport: [Finding]?
  private let morning: [Part]
  private var kept: Running?

  init(
    _ fault: Fault?, isBackwards: Bool, venue: Venue, show: Show, shared: Shared
  ) {
    self.fault = fault
    self.isBackwards = isBackwards
    self.venue = venue
    self.show = show
    self.shared = shared
    morning = fault == .listOfMorning ? venue.list() : []
  }

  private func read() -> [Part] {
    fault == .listOfMorning ? morning : venue.list()
  }

  func rehearse() -> [Finding] {
    let list = read()
    if fault == .rehearsalIsReal, let part = list.first {
      _ = venue.switchOn(part.name, [])
    }
    if fault == .oldReport, let firstReport { return firstReport }
    let report = judge(list)
    firstReport = firstReport ?? report
    return isBackwards ? report.reversed() : report
  }

  func openDoors() throws -> any Evening {
    let list = read()
    var findings = judge(list)
    if fault == .opensAnyway { findings = [] }
    if fault == .oldReason { findings = firstReport ?? findings }
    firstReport = firstReport ?? findings
    if fault == .opensHalfway, !findings.isEmpty {
      for part in list where part.needs.isEmpty {
        _ = venue.switchOn(part.name, [])
      }
    }
    guard findings.isEmpty else {
      if fault == .shutWithoutReason { findings = [] }
      throw NotReady(
        findings: fault == .oneReason ? Array(findings.prefix(1)) : findings)
    }
    if fault == .onceForAll, let kept { return kept }
    let running = Running(fault, list, venue: venue, show: show, shared: shared)
    if fault == .onAtCue { return running }
    let names = show.cues.flatMap(\.calls).map(\.part)
    for name in isBackwards ? names.reversed() : names { running.start(name) }
    if fault == .everythingOn { for part in list { running.start(part.name) } }
    if fault == .firstEvening, let kept { running.machines = kept.machines }
    kept = kept ?? running
    return running
  }

  // MARK: - The report

  private func judge(_ list: [Part]) -> [Finding] {
    var findings: [Finding] = []
    func find(_ finding: Finding) {
      if fault == .saidTwice || !findings.contains(finding) {
        findings.append(finding)
      }
    }
    func has(_ name: String) -> Bool {
      list.contains { $0.name == name }
    }
    var lacking: Set<String> = []
    func lack(_ name: String, _ asker: Asker) {
      if lacking.insert(name).inserted || fault != .missingOnce {
        find(.missing(name, neededBy: asker))
      }
    }

    for cue in show.cues where fault != .cuesNotJudged {
      for call in cue.calls where !has(call.part) {
        lack(call.part, .cue(cue.number))
      }
    }
    let used = reach(of: show.cues.flatMap(\.calls).map(\.part), in: list)
    let judged = list.filter { fault != .usedOnly || used.contains($0.name) }
    for part in judged {
      for cable in part.needs {
        if cable.venue == venue.name || fault == .strangerIsHere {
          if !has(cable.part), fault != .needsNotJudged {
            lack(cable.part, .part(part.name))
          }
        } else if fault == .strangerIsMissing {
          lack(cable.part, .part(part.name))
        } else if fault != .strangerIsFine {
          find(.wrongVenue(cable, neededBy: part.name))
        }
      }
    }
    let hasStranger = findings.contains {
      if case .wrongVenue = $0 { true } else { false }
    }
    if fault == .strangersHideAll, hasStranger {
      findings = findings.filter {
        if case .wrongVenue = $0 { true } else { false }
      }
      return findings
    }
    if fault != .missingHidesCycles || lacking.isEmpty {
      for cycle in rings(of: judged) { find(.cycle(cycle)) }
    }
    if fault == .firstOnly { findings = Array(findings.prefix(1)) }
    return findings
  }

  private func needs(of part: Part) -> [String] {
    part.needs.filter {
      $0.venue == venue.name || fault == .strangerIsHere
        || fault == .strangerOnCycle
    }.map(\.part)
  }

  /// The names, and all that they need.
  private func reach(of names: [String], in list: [Part]) -> Set<String> {
    var reached = Set(names)
    var isLonger = true
    while isLonger {
      let next = list.filter { reached.contains($0.name) }.flatMap(needs)
      isLonger = !reached.isSuperset(of: next)
      reached.formUnion(next)
    }
    return reached
  }

  private func rings(of list: [Part]) -> [[String]] {
    func leads(_ part: Part, to name: String) -> Bool {
      reach(of: needs(of: part), in: list).contains(name)
    }
    var rings: [[String]] = []
    for part in list where leads(part, to: part.name) {
      let ring = list.filter {
        leads(part, to: $0.name) && leads($0, to: part.name)
      }
      .map(\.name).sorted()
      if !rings.contains(ring) { rings.append(ring) }
    }
    if fault == .noLoneCycle { rings = rings.filter { $0.count > 1 } }
    if fault == .smallCyclesOnly { rings = rings.filter { $0.count < 3 } }
    if fault == .oneCycle { rings = Array(rings.prefix(1)) }
    if fault == .guestOnCycle {
      rings = rings.map { ring in
        list.filter { ring.contains($0.name) || leads($0, to: ring[0]) }.map(
          \.name
        ).sorted()
      }
    }
    return rings
  }

  // MARK: - The evening

  private final class Running: Evening {
    private let fault: Fault?
    private let parts: [Part]
    private let venue: Venue
    private let show: Show
    private let shared: Shared
    var machines: [String: any Machine] = [:]
    private var done: Set<Int> = []

    init(
      _ fault: Fault?, _ parts: [Part], venue: Venue, show: Show, shared: Shared
    ) {
      self.fault = fault
      self.parts = parts
      self.venue = venue
      self.show = show
      self.shared = shared
    }

    @discardableResult
    func start(_ name: String, on path: Set<String> = []) -> (any Machine)? {
      if fault != .onForEach || path.isEmpty, let machine = machines[name] {
        return machine
      }
      guard !path.contains(name),
        let part = parts.first(where: { $0.name == name })
      else { return nil }
      var needs = part.needs.compactMap {
        start($0.part, on: path.union([name]))
      }
      if fault == .needsForgotten { needs = [] }
      if fault == .needsReversed { needs.reverse() }
      let machine = venue.switchOn(name, needs)
      machines[name] = machine
      shared.machines[name] = machine
      return machine
    }

    func go(_ number: Int) {
      let cue = show.cues.first { $0.number == number }
      guard var calls = cue?.calls else { return }
      if fault == .firstCall { calls = Array(calls.prefix(1)) }
      if fault == .oncePerCue {
        var names: Set<String> = []
        calls = calls.filter { names.insert($0.part).inserted }
      }
      if fault == .callsReversed { calls.reverse() }
      if fault == .runsOnce, !done.insert(number).inserted { return }
      for call in calls {
        let part = parts.first { $0.name == call.part }
        if fault == .orderToNeeds {
          for cable in part?.needs ?? [] {
            machines[cable.part]?.run(call.order)
          }
        }
        if fault == .lookedUp,
          !venue.list().contains(where: { $0.name == call.part })
        {
          continue
        }
        if fault == .lastVenue {
          shared.machines[call.part]?.run(call.order)
        } else if fault == .onAtCue {
          start(call.part)?.run(call.order)
        } else {
          machines[call.part]?.run(call.order)
        }
      }
    }
  }
}

extension JudgedDesk {
  /// Builds desks with this fault, or sound ones.
  static func maker(_ fault: Fault? = nil, isBackwards: Bool = false)
    -> Check.MakeDesk
  {
    let shared = Shared()
    return { venue, show in
      JudgedDesk(
        fault, isBackwards: isBackwards, venue: venue, show: show,
        shared: shared)
    }
  }

  static var sound: [Check.MakeDesk] { [maker(), maker(isBackwards: true)] }
}

extension JudgedDesk.Fault {
  static let aboutReports: [Self] = [
    .cuesNotJudged, .needsNotJudged, .firstOnly, .missingOnce,
    .missingHidesCycles,
    .strangersHideAll, .noLoneCycle, .smallCyclesOnly, .oneCycle,
    .guestOnCycle,
    .strangerIsFine, .strangerIsMissing, .strangerIsHere, .strangerOnCycle,
    .usedOnly, .saidTwice,
    .oldReport, .listOfMorning,
  ]
  static let aboutDoors: [Self] = [
    .rehearsalIsReal, .opensAnyway, .oldReason, .opensHalfway,
    .shutWithoutReason,
    .oneReason, .onForEach,
    .needsForgotten, .needsReversed, .everythingOn, .onAtCue, .onceForAll,
  ]
  static let aboutCues: [Self] = [
    .firstCall, .oncePerCue, .callsReversed, .runsOnce, .orderToNeeds,
    .lookedUp, .firstEvening, .lastVenue,
  ]
}
