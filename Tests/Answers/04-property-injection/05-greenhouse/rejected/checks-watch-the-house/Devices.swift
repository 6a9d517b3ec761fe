struct Valve {
  let address: String
  let hardware: any Hardware

  func open() { hardware.open(address) }
}

struct Alarm {
  let hardware: any Hardware

  func check(_ sensors: [Sensor]) {
    for sensor in sensors {
      if sensor.isSilent { hardware.ring("\(sensor.bed.name): no report") }
      sensor.beginHour()
    }
  }
}

struct Panel {
  func lines(for sensors: [Sensor]) -> [String] {
    sensors.map { $0.bed.name + ($0.humidity.map { " \($0) %" } ?? " ?") }
  }
}
