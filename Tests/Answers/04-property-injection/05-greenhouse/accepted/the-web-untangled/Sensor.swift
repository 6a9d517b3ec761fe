/// Hears what a sensor says.
protocol SensorDelegate: AnyObject {
  func sensor(_ sensor: Sensor, didReport humidity: Int)
}

/// The humidity sensor of a bed.
final class Sensor {
  let bed: Bed
  weak var delegate: (any SensorDelegate)?
  private(set) var humidity: Int?
  private let address: String
  private let hardware: any Hardware
  private var state = State.new
  private var lastNumber = 0
  private var hasReported = false

  private enum State { case new, connecting, connected(Line), stopped }

  init(bed: Bed, address: String, hardware: any Hardware) {
    self.bed = bed
    self.address = address
    self.hardware = hardware
  }

  func start() {
    state = .connecting
    let line = hardware.connect(to: address) { [weak self] in self?.hear($0) }
    state = .connected(line)
  }

  func stop() {
    guard case .connected(let line) = state else { return }
    state = .stopped
    line.end()
  }

  /// Whether it was silent in the hour that ends.
  func endHour() -> Bool {
    defer { hasReported = false }
    if !hasReported { humidity = nil }
    return !hasReported
  }

  private func hear(_ report: Report) {
    if case .stopped = state { return }
    guard report.number > lastNumber else { return }
    lastNumber = report.number
    humidity = report.humidity
    hasReported = true
    delegate?.sensor(self, didReport: report.humidity)
  }
}
