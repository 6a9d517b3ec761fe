/// A bed with the sensor that is mounted now. They own each other until the
/// sensor is unmounted.
final class TendedBed {
  private let bed: Bed
  private let hardware: any Hardware
  private var sensor: Sensor?

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
    let sensor = Sensor { self.water(at: $0) }
    self.sensor = sensor
    sensor.connect(to: address, on: hardware)
  }

  func unmount() {
    sensor?.disconnect()
    sensor = nil
  }

  func endHour() {
    guard let sensor, sensor.endHour() else { return }
    hardware.ring("\(bed.name): no report")
  }

  private func water(at humidity: Int) {
    if humidity < bed.target { hardware.open(bed.valve) }
  }
}
