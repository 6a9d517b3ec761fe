/// What the machine gets from outside.
struct World {
  let readCard: () throws -> Account
  let testMotor: () -> Void
}

struct Machine {
  private let world: World
  private let motor: Motor

  init(world: World) {
    self.world = world
    motor = Motor(test: world.testMotor)
  }

  /// For whoever has put a card in.
  func makeDispenser() throws -> Dispenser {
    let limit = try Limit(account: world.readCard())
    return Dispenser(motor: motor, limit: limit)
  }
}
