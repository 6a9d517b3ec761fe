protocol Gate: Sendable {
  func open() -> String
}

struct SteelGate: Gate {
  func open() -> String { "The steel gate opens." }
}

/// What a test or a preview uses.
struct PaperGate: Gate {
  func open() -> String { "The paper gate opens." }
}

/// The only lock of the house. Its initializer knows no library.
final class Lock: Sendable {
  private let gate: any Gate

  init(gate: any Gate) {
    self.gate = gate
  }

  func open() -> String { gate.open() }
}
