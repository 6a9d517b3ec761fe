// Module Sensing, the interface: what a rule may know of a sensor and a heater.
public protocol Sensor: Sendable {
  func celsius() throws -> Double
}

public protocol Heater: Sendable {
  func start()
}
