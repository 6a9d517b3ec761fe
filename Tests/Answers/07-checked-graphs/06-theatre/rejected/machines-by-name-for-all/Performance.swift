// Wrong: machines are kept in one place for both venues, by their names.
// Rejected by: keeps nothing of a venue in memory

/// One evening. Its machines are found when the doors open, so that none can be
/// missing at a cue.
struct Performance: Evening {
  private let show: Show

  /// - Throws: `NotReady`, before anything is switched on.
  init(_ wiring: Wiring, switchOn: @escaping SwitchOn) throws {
    let findings = wiring.findings
    guard findings.isEmpty else { throw NotReady(findings: findings) }
    var rig = Rig(parts: wiring.parts, switchOn: switchOn)
    show = wiring.show
    for cue in wiring.show.cues {
      for call in cue.calls {
        MachineRoom.shared.keep(
          try rig.machine(of: call.part, for: .cue(cue.number)),
          as: call.part)
      }
    }
  }

  func go(_ number: Int) {
    let cue = show.cues.first { $0.number == number }
    for call in cue?.calls ?? [] {
      MachineRoom.shared.machine(call.part)?.run(call.order)
    }
  }
}
