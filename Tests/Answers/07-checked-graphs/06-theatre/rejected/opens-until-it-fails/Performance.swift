// Wrong: machines are switched on one by one, until the first fault.
// Rejected by: doors stay shut at a venue that isn't ready

/// One evening. Its machines are found when the doors open, so that none can be
/// missing at a cue.
struct Performance: Evening {
  private let cues: [Int: [(machine: any Machine, order: String)]]

  /// - Throws: `NotReady`, before anything is switched on.
  init(_ wiring: Wiring, switchOn: @escaping SwitchOn) throws {
    var rig = Rig(parts: wiring.parts, switchOn: switchOn)
    var cues: [Int: [(machine: any Machine, order: String)]] = [:]
    for cue in wiring.show.cues {
      cues[cue.number] = try cue.calls.map { call in
        (try rig.machine(of: call.part, for: .cue(cue.number)), call.order)
      }
    }
    let findings = wiring.findings
    guard findings.isEmpty else { throw NotReady(findings: findings) }
    self.cues = cues
  }

  func go(_ number: Int) {
    for call in cues[number] ?? [] { call.machine.run(call.order) }
  }
}
