import Testing

@testable import CashMachine

@Test func `a shared dispenser is refused`() {
  let world = World(readCard: { ada }, testMotor: {})
  let container = makeContainer(world: world)
  container.register(Dispenser.self, lifetime: .shared) { resolver in
    try Dispenser(
      motor: resolver.resolve(Motor.self),
      limit: resolver.resolve(Limit.self))
  }

  let path = "Dispenser → Limit → Account"
  #expect(throws: ContainerError.captive(path)) {
    try container.resolve(Dispenser.self)
  }
}
