/// The outside world: a sensor at the end of a wire in the hall.
final class HallSensor {
  func celsius() throws -> Double { throw NoWire() }
}

struct NoWire: Error {}

/// The outside world: a heater that burns gas.
final class GasHeater {
  func start() { print("The gas heater starts.") }
}

final class Thermostat {
  private let sensor = HallSensor()
  private let heater = GasHeater()

  func regulate() throws {
    if try sensor.celsius() < 19 { heater.start() }
  }
}
