protocol Sensor {
  func celsius() throws -> Double
}

protocol Heater {
  func start()
}

struct HallSensor: Sensor {
  func celsius() -> Double { 17.5 }
}

struct GasHeater: Heater {
  func start() {}
}

struct Thermostat {
  private let sensor: any Sensor
  private let heater: any Heater

  init(sensor: any Sensor = HallSensor(), heater: any Heater = GasHeater()) {
    self.sensor = sensor
    self.heater = heater
  }

  func regulate() throws {
    if try sensor.celsius() < 19 { heater.start() }
  }
}

func forgotten() -> Thermostat {
  Thermostat()
}
