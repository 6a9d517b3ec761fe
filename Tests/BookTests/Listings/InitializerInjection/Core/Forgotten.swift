// Does not compile: missing argument for parameter 'heater' in call

func thermostatWithoutHeater(sensor: any Sensor) -> Thermostat {
  Thermostat(sensor: sensor)
}
