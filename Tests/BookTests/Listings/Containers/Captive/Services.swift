/// Who may come in on one day.
struct GuestList {
  let names: Set<String>
}

struct SteelGate {
  func open() -> String { "The steel gate opens." }
}

final class Lock {
  private let gate: SteelGate
  private let guests: GuestList
  private(set) var openings = 0

  init(gate: SteelGate, guests: GuestList) {
    self.gate = gate
    self.guests = guests
  }

  func open(for name: String) -> String {
    guard guests.names.contains(name) else { return "Not today." }
    openings += 1
    return gate.open()
  }
}

struct House {
  let lock: Lock
}

func makeContainer(today: @escaping () -> GuestList) -> Container {
  let container = Container()
  container.register(House.self) { try House(lock: $0.resolve(Lock.self)) }
  container.register(GuestList.self) { _ in today() }
  container.register(Lock.self, lifetime: .shared) { resolver in
    try Lock(
      gate: resolver.resolve(SteelGate.self),
      guests: resolver.resolve(GuestList.self))
  }
  container.register(SteelGate.self) { _ in SteelGate() }
  return container
}
