// Wrong: all that is on the list is switched on.
// Rejected by: what the show uses is switched on once, after what it needs

/// One evening. Its machines are found when the doors open, so that none can be
/// missing at a cue.
struct Performance: Evening {
  private let cues: [Int: [(machine: any Machine, order: String)]]

  /// - Throws: `NotReady`, before anything is switched on.
  init(_ wiring: Wiring, switchOn: @escaping SwitchOn) throws {
    let findings = wiring.findings
    guard findings.isEmpty else { throw NotReady(findings: findings) }
    var rig = Rig(parts: wiring.parts, switchOn: switchOn)
    var cues: [Int: [(machine: any Machine, order: String)]] = [:]
    for cue in wiring.show.cues {
      cues[cue.number] = try cue.calls.map { call in
        (try rig.machine(of: call.part, for: .cue(cue.number)), call.order)
      }
    }
    for name in wiring.parts.keys {
      _ = try rig.machine(of: name, for: .part(name))
    }
    self.cues = cues
  }

  func go(_ number: Int) {
    for call in cues[number] ?? [] { call.machine.run(call.order) }
  }
}
