struct Parts {
  var guests: GuestList
  var gate: SteelGate
  var lock: Lock
  var house: House
}

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
  container.register(\.house) { try House(lock: $0.resolve(\.lock)) }
  container.register(\.guests) { _ in today() }
  container.register(\.lock, .shared) { parts in
    try Lock(gate: parts.resolve(\.gate), guests: parts.resolve(\.guests))
  }
  container.register(\.gate) { _ in SteelGate() }
  return container
}
