protocol Sensor {
  func celsius() throws -> Double
}

protocol Heater {
  func start()
}

struct Thermostat {
  let sensor: any Sensor
  let heater: any Heater

  func regulate() throws {
    if try sensor.celsius() < 19 { heater.start() }
  }
}
