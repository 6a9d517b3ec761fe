final class Controller: House, SensorDelegate {
  private let hardware: any Hardware
  private let panel = Panel()
  private var sensors: [Sensor] = []
  private var isOpen = true

  init(beds: [Bed], hardware: any Hardware) {
    self.hardware = hardware
    sensors = beds.map { Sensor(bed: $0) }
    for sensor in sensors {
      sensor.delegate = self
      sensor.start(at: sensor.bed.sensor, on: hardware)
    }
  }

  var display: [String] { isOpen ? panel.lines(for: sensors) : [] }

  func makeRound() {
    guard isOpen else { return }
    Alarm(hardware: hardware).check(sensors)
  }

  func replaceSensor(of bed: String, with address: String) {
    guard isOpen, let index = sensors.firstIndex(where: { $0.bed.name == bed })
    else { return }
    let old = sensors[index]
    old.delegate = nil
    let new = Sensor(bed: old.bed)
    new.delegate = self
    sensors[index] = new
    new.start(at: address, on: hardware)
    old.stop()
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    sensors.forEach { $0.delegate = nil }
    sensors.forEach { $0.stop() }
  }

  func sensor(_ sensor: Sensor, didReport humidity: Int) {
    guard isOpen, humidity < sensor.bed.target else { return }
    Valve(address: sensor.bed.valve, hardware: hardware).open()
  }
}
