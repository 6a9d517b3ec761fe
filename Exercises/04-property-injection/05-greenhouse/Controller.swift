/// The head of a house: everything that happens goes through it.
final class Controller: House {
  var sensors: [Sensor] = []
  var valves: [String: Valve] = [:]
  var panel: Panel?
  var alarm: Alarm?
  private var isClosed = false

  var display: [String] {
    isClosed ? [] : panel?.lines ?? []
  }

  func makeRound() {
    guard !isClosed else { return }
    alarm?.check(sensors)
  }

  func replaceSensor(of bed: String, with address: String) {
    guard !isClosed else { return }
    guard let index = sensors.firstIndex(where: { $0.bed.name == bed }) else {
      return
    }
    let sensor = Sensor(bed: sensors[index].bed, address: address)
    sensor.delegate = self
    sensors[index] = sensor
    panel?.update()
    sensor.start()
  }

  func close() {
    isClosed = true
    panel?.lines = []
  }
}

extension Controller: SensorDelegate {
  func sensor(_ sensor: Sensor, didReport humidity: Int) {
    panel?.update()
    if humidity < sensor.bed.target {
      valves[sensor.bed.name]?.open()
    }
  }
}

extension Controller: AlarmDelegate {
  func alarmText(for sensor: Sensor) -> String {
    "\(sensor.bed.name): no report"
  }
}
