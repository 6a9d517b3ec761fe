/// Who may come in on one day.
struct GuestList {
  let names: Set<String>
}

protocol Gate {
  func open() -> String
}

struct SteelGate: Gate {
  func open() -> String { "The steel gate opens." }
}

/// The only lock of the house.
final class Lock {
  private let gate: any Gate
  private let guests: () -> GuestList
  private(set) var openings = 0

  init(gate: any Gate, guests: @escaping () -> GuestList) {
    self.gate = gate
    self.guests = guests
  }

  func open(for name: String) -> String {
    guard guests().names.contains(name) else { return "Not today." }
    openings += 1
    return gate.open()
  }
}

/// All lamps hang on one fuse.
final class Fuse {}

struct Lamp {
  let watts: Int
  let fuse: Fuse
}

/// Hangs up a lamp of so many watts.
typealias LampMaker = (Int) -> Lamp

struct House {
  let lock: Lock
  let makeLamp: LampMaker
}
