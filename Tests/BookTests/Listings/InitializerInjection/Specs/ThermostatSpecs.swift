import Testing

@Test(arguments: [(18.9, 1), (19.0, 0)])
func `it heats below 19 degrees`(celsius: Double, starts: Int) throws {
  let heater = SpyHeater()
  let sensor = StubSensor(answer: celsius)

  try Thermostat(sensor: sensor, heater: heater).regulate()

  #expect(heater.starts == starts)
}

@Test func `a cold hall gets warm, and not too warm`() throws {
  let hall = FakeHall()
  let thermostat = Thermostat(sensor: hall, heater: hall)

  for _ in 1...10 { try thermostat.regulate() }

  #expect(hall.celsius() == 19.5)
}

@Test func `a broken wire is told, and nothing is heated`() {
  let heater = SpyHeater()
  let sensor = FailingSensor(error: BrokenWire())

  #expect(throws: BrokenWire.self) {
    try Thermostat(sensor: sensor, heater: heater).regulate()
  }
  #expect(heater.starts == 0)
}
