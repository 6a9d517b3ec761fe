struct House {
  let thermostats: [Thermostat]

  func regulate() throws {
    for thermostat in thermostats { try thermostat.regulate() }
  }
}
