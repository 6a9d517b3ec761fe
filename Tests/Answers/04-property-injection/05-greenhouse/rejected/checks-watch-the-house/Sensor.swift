protocol SensorDelegate: AnyObject {
  func sensor(_ sensor: Sensor, didReport humidity: Int)
}

/// A device, from when it's mounted.
final class Sensor {
  let bed: Bed
  @Weak var delegate: (any SensorDelegate)?
  private(set) var humidity: Int?
  private(set) var isSilent = true
  private var numbers = 0
  private var line: Line?

  init(bed: Bed) { self.bed = bed }

  func start(at address: String, on hardware: any Hardware) {
    line = hardware.connect(to: address) { [weak self] in self?.hear($0) }
  }

  func stop() {
    let line = line
    self.line = nil
    line?.end()
  }

  func beginHour() {
    if isSilent { humidity = nil }
    isSilent = true
  }

  private func hear(_ report: Report) {
    guard let delegate, report.number > numbers else { return }
    (numbers, humidity, isSilent) = (report.number, report.humidity, false)
    delegate.sensor(self, didReport: report.humidity)
  }
}
