// ThermostatForTheHouse.swift
extension Thermostat {
  init() {
    self.init(sensor: HallSensor(), heater: GasHeater())
  }
}
