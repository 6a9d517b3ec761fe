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
    try container.resolve(Dispenser.self)
  }
}

func makeContainer(world: World) -> Container {
  let container = Container()
  container.register(Dispenser.self) { resolver in
    try Dispenser(
      motor: resolver.resolve(Motor.self),
      limit: resolver.resolve(Limit.self))
  }
  container.register(Limit.self) { resolver in
    try Limit(account: resolver.resolve(Account.self))
  }
  container.register(Account.self) { _ in try world.readCard() }
  return container
}
