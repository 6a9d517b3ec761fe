import Testing

protocol Sensor {
  func celsius() throws -> Double
}

protocol Heater {
  func start()
}

struct Thermostat {
  let sensor: any Sensor
  let heater: any Heater
}

protocol Occupant {
  func feelsCold(at celsius: Double) -> Bool
}

extension Thermostat {
  func regulate(for occupant: any Occupant) throws {
    if occupant.feelsCold(at: try sensor.celsius()) { heater.start() }
  }
}

struct StubSensor: Sensor {
  let answer: Double
  func celsius() -> Double { answer }
}

final class SpyHeater: Heater {
  private(set) var starts = 0
  func start() { starts += 1 }
}

struct Dancer: Occupant {
  func feelsCold(at celsius: Double) -> Bool { celsius < 16 }
}

struct Baby: Occupant {
  func feelsCold(at celsius: Double) -> Bool { celsius < 21 }
}

@Test func `each call may bring another occupant`() throws {
  let heater = SpyHeater()
  let sensor = StubSensor(answer: 18)
  let thermostat = Thermostat(sensor: sensor, heater: heater)

  try thermostat.regulate(for: Dancer())
  #expect(heater.starts == 0)
  try thermostat.regulate(for: Baby())
  #expect(heater.starts == 1)
}
