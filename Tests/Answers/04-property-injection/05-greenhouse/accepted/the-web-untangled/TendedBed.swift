/// The mist valve of a bed.
struct Valve {
  let address: String
  let hardware: any Hardware

  func open() { hardware.open(address) }
}

/// The bell at the gardener's desk.
struct Alarm {
  let hardware: any Hardware

  func check(_ sensors: [Sensor]) {
    for sensor in sensors where sensor.endHour() {
      hardware.ring("\(sensor.bed.name): no report")
    }
  }
}
