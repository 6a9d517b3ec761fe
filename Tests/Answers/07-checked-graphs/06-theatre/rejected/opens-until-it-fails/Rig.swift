/// Switches on what is asked for: each part once, after all that it needs.
struct Rig {
  let parts: [String: Part]
  let switchOn: SwitchOn
  private var running: [String: any Machine] = [:]
  private var asked: Set<String> = []

  init(parts: [String: Part], switchOn: @escaping SwitchOn) {
    self.parts = parts
    self.switchOn = switchOn
  }

  private var needs: [String: [String]] {
    parts.mapValues { part in part.needs.map(\.part) }
  }

  /// - Throws: `NotReady` if there's no such part. Where the wiring has no
  ///   findings, that doesn't happen.
  mutating func machine(
    of name: String, for asker: Asker
  ) throws -> any Machine {
    if let machine = running[name] { return machine }
    guard asked.insert(name).inserted else {
      throw NotReady(findings: cycles(in: needs).map { .cycle($0) })
    }
    guard let part = parts[name] else {
      throw NotReady(findings: [.missing(name, neededBy: asker)])
    }
    let needs = try part.needs.map { cable in
      try machine(of: cable.part, for: .part(name))
    }
    let new = switchOn(name, needs)
    running[name] = new
    return new
  }
}
