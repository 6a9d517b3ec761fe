/// The fern house of the station. The app's main calls this.
func makeHouse() -> any House {
  openHouse(
    [
      Bed(name: "ferns", sensor: "H-11", valve: "V-11", target: 60),
      Bed(name: "mosses", sensor: "H-12", valve: "V-12", target: 45),
    ], hardware: FieldBus.shared)
}

/// Opens a house with these beds on this hardware.
func openHouse(_ beds: [Bed], hardware: any Hardware) -> any House {
  let controller = Controller()
  let panel = Panel()
  let alarm = Alarm()
  // Mind the order: a sensor may report as soon as it's started.
  controller.panel = panel
  controller.alarm = alarm
  panel.controller = controller
  alarm.delegate = controller
  alarm.onSilence = { sensor in
    sensor.forget()
    controller.panel?.update()
  }
  for bed in beds {
    controller.valves[bed.name] = Valve(address: bed.valve)
    let sensor = Sensor(bed: bed, address: bed.sensor)
    sensor.delegate = controller
    controller.sensors.append(sensor)
  }
  panel.update()
  controller.sensors.forEach { $0.start() }
  return controller
}
