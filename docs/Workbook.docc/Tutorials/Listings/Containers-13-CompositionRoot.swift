/// What the machine gets from outside.
struct World {
  let readCard: () throws -> Account
  let testMotor: () -> Void
}

struct Machine {
  private let container: Container

  init(world: World) {
    container = makeContainer(world: world)
  }

  /// For whoever has put a card in.
  func makeDispenser() throws -> Dispenser {
    try container.resolve(\.dispenser)
  }
}

func makeContainer(world: World) -> Container {
  let container = Container()
  container.register(\.dispenser) { parts in
    try Dispenser(
      motor: parts.resolve(\.motor), limit: parts.resolve(\.limit))
  }
  container.register(\.limit) { try Limit(account: $0.resolve(\.account)) }
  container.register(\.account, .brief) { _ in try world.readCard() }
  container.register(\.motor, .shared) { _ in
    Motor(test: world.testMotor)
  }
  return container
}
