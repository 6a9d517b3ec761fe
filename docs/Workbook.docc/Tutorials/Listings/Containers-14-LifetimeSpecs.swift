import Testing

@testable import CashMachine

@Test func `a shared dispenser is refused`() {
  let world = World(readCard: { ada }, testMotor: {})
  let container = makeContainer(world: world)
  container.register(\.dispenser, .shared) { parts in
    try Dispenser(
      motor: parts.resolve(\.motor), limit: parts.resolve(\.limit))
  }

  let path = #"[\Parts.dispenser, \Parts.limit, \Parts.account]"#
  #expect(throws: ContainerError.captive(path)) {
    try container.resolve(\.dispenser)
  }
}
