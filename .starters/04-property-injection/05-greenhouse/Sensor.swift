/// Hears what a sensor says.
protocol SensorDelegate {
  func sensor(_ sensor: Sensor, didReport humidity: Int)
}

/// The humidity sensor of a bed.
final class Sensor {
  let bed: Bed
  let address: String
  /// Set it before the sensor is started.
  var delegate: (any SensorDelegate)?
  private(set) var humidity: Int?
  private(set) var hasReported = false
  private var line: Line?

  init(bed: Bed, address: String) {
    self.bed = bed
    self.address = address
  }

  func start() {
    line = FieldBus.shared.connect(to: address) { report in
      self.humidity = report.humidity
      self.hasReported = true
      self.delegate?.sensor(self, didReport: report.humidity)
    }
  }

  func beginHour() {
    hasReported = false
  }

  func forget() {
    humidity = nil
  }
}
