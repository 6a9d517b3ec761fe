/// A bed with the sensor that is mounted now. It owns the sensor.
final class TendedBed {
  private let bed: Bed
  private let hardware: any Hardware
  private var sensor: Sensor?
  private(set) var address: String?

  init(_ bed: Bed, hardware: any Hardware) {
    self.bed = bed
    self.hardware = hardware
    mount(bed.sensor)
  }

  var name: String { bed.name }

  var line: String {
    "\(bed.name) \(sensor?.humidity.map { "\($0) %" } ?? "?")"
  }

  func mount(_ address: String) {
    unmount()
    self.address = address
    let sensor = Sensor(delegate: self)
    self.sensor = sensor
    // The last step, because the device may report at once.
    sensor.connect(to: address, on: hardware)
  }

  func unmount() {
    address = nil
    sensor?.disconnect()
    sensor = nil
  }

  func endHour() {
    guard sensor?.endHour() == .silent else { return }
    hardware.ring("\(bed.name): no report")
  }
}

extension TendedBed: SensorDelegate {
  func didMeasure(_ humidity: Int) {
    if humidity < bed.target { hardware.open(bed.valve) }
  }
}
