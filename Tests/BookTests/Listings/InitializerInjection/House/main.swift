// main.swift
let heater = GasHeater()
let house = House(thermostats: [
  Thermostat(sensor: HallSensor(), heater: heater),
  Thermostat(sensor: BathSensor(), heater: heater),
])
try house.regulate()
