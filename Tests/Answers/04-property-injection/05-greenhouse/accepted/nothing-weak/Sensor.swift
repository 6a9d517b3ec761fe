// Sound: every reference owns, and what leads back is taken away at the end.
// Keeps: 2

/// One device, from the moment it's mounted until it's replaced.
final class Sensor {
  private(set) var humidity: Int?
  private var line: Line?
  private var lastNumber = 0
  private var isSilent = true
  /// Owns the bed, which owns this sensor, until the device is out.
  private var didMeasure: ((Int) -> Void)?

  init(didMeasure: @escaping (Int) -> Void) {
    self.didMeasure = didMeasure
  }

  func connect(to address: String, on hardware: any Hardware) {
    line = hardware.connect(to: address) { self.hear($0) }
  }

  /// Takes the cycle apart: the bed is free of the sensor, and the sensor of it.
  func disconnect() {
    didMeasure = nil
    line?.end()
    line = nil
  }

  /// Begins the next hour; says whether the device was silent in this one.
  func endHour() -> Bool {
    defer { isSilent = true }
    if isSilent { humidity = nil }
    return isSilent
  }

  private func hear(_ report: Report) {
    guard let didMeasure, report.number > lastNumber else { return }
    lastNumber = report.number
    humidity = report.humidity
    isSilent = false
    didMeasure(report.humidity)
  }
}
