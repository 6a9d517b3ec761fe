// Module Regulation, the feature: it imports Sensing, and nothing else.
public struct Thermostat: Sendable {
  private let sensor: any Sensor
  private let heater: any Heater

  public init(sensor: any Sensor, heater: any Heater) {
    self.sensor = sensor
    self.heater = heater
  }

  public func regulate() throws {
    if try sensor.celsius() < 19 { heater.start() }
  }
}
