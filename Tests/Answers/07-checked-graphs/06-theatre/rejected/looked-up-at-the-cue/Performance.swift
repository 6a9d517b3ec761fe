// Wrong: a part that has left the list is skipped at its cue.
// Rejected by: a cue runs on the machines of the evening

/// One evening. Its machines are found when the doors open, so that none can be
/// missing at a cue.
struct Performance: Evening {
  private let cues: [Int: [(machine: any Machine, call: Call)]]
  private let isThere: (String) -> Bool

  /// - Throws: `NotReady`, before anything is switched on.
  init(
    _ wiring: Wiring, switchOn: @escaping SwitchOn,
    isThere: @escaping (String) -> Bool
  ) throws {
    let findings = wiring.findings
    guard findings.isEmpty else { throw NotReady(findings: findings) }
    var rig = Rig(parts: wiring.parts, switchOn: switchOn)
    var cues: [Int: [(machine: any Machine, call: Call)]] = [:]
    for cue in wiring.show.cues {
      cues[cue.number] = try cue.calls.map { call in
        (try rig.machine(of: call.part, for: .cue(cue.number)), call)
      }
    }
    self.cues = cues
    self.isThere = isThere
  }

  func go(_ number: Int) {
    for (machine, call) in cues[number] ?? [] where isThere(call.part) {
      machine.run(call.order)
    }
  }
}
