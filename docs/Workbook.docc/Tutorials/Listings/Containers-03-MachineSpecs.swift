import Testing

@testable import CashMachine

let ada = Account(owner: "Ada", balance: 100)

@Test func `Ada gets what she has`() throws {
  let machine = Machine(world: World(readCard: { ada }, testMotor: {}))

  #expect(try machine.makeDispenser().pay(50) == "50 in notes")
}

@Test func `the motor is tested once`() throws {
  var tests = 0
  let machine = Machine(
    world: World(readCard: { ada }, testMotor: { tests += 1 }))

  _ = try machine.makeDispenser()
  _ = try machine.makeDispenser()

  #expect(tests == 1)
}
