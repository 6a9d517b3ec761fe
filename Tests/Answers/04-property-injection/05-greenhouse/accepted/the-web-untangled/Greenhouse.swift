/// The head of a house: everything that happens goes through it.
final class Controller: House, SensorDelegate {
  private let hardware: any Hardware
  private let alarm: Alarm
  private let valves: [String: Valve]
  private var sensors: [Sensor]
  private var isClosed = false

  init(beds: [Bed], hardware: any Hardware, alarm: Alarm) {
    self.hardware = hardware
    self.alarm = alarm
    let named = beds.map {
      ($0.name, Valve(address: $0.valve, hardware: hardware))
    }
    valves = Dictionary(named) { first, _ in first }
    sensors = beds.map {
      Sensor(bed: $0, address: $0.sensor, hardware: hardware)
    }
  }

  func start() {
    for sensor in sensors {
      sensor.delegate = self
      sensor.start()
    }
  }

  var display: [String] {
    guard !isClosed else { return [] }
    return sensors.map { sensor in
      "\(sensor.bed.name) \(sensor.humidity.map { "\($0) %" } ?? "?")"
    }
  }

  func makeRound() {
    guard !isClosed else { return }
    alarm.check(sensors)
  }

  func replaceSensor(of bed: String, with address: String) {
    guard !isClosed,
      let index = sensors.firstIndex(where: { $0.bed.name == bed })
    else { return }
    sensors[index].stop()
    let sensor = Sensor(
      bed: sensors[index].bed, address: address, hardware: hardware)
    sensors[index] = sensor
    sensor.delegate = self
    sensor.start()
  }

  func close() {
    isClosed = true
    sensors.forEach { $0.stop() }
  }

  func sensor(_ sensor: Sensor, didReport humidity: Int) {
    guard !isClosed, humidity < sensor.bed.target else { return }
    valves[sensor.bed.name]?.open()
  }
}
