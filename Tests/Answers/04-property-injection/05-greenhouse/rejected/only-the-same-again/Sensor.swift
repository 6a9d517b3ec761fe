// Wrong: only the report that came last is recognised.
// Rejected by: a report that comes again or late counts for nothing

/// Hears what a sensor has measured.
protocol SensorDelegate: AnyObject {
  func didMeasure(_ humidity: Int)
}

/// One device, from the moment it's mounted until it's replaced.
///
/// It's never used again for another device, so nothing has to be reset.
final class Sensor {
  enum Hour { case silent, heard }

  private(set) var humidity: Int?
  /// Owns this sensor. Without a delegate, no report counts.
  private weak var delegate: (any SensorDelegate)?
  private var line: Line?
  private var lastNumber = 0
  private var hour = Hour.silent

  init(delegate: any SensorDelegate) {
    self.delegate = delegate
  }

  func connect(to address: String, on hardware: any Hardware) {
    // The hardware keeps the closure, so the closure mustn't own the sensor.
    line = hardware.connect(to: address) { [weak self] in self?.hear($0) }
  }

  /// From here on, no report counts, not even one that ending the line sends.
  func disconnect() {
    delegate = nil
    line?.end()
    line = nil
  }

  /// What this hour was like. Begins the next one.
  func endHour() -> Hour {
    defer { hour = .silent }
    if hour == .silent { humidity = nil }
    return hour
  }

  private func hear(_ report: Report) {
    guard let delegate, report.number != lastNumber else { return }
    lastNumber = report.number
    humidity = report.humidity
    hour = .heard
    delegate.didMeasure(report.humidity)
  }
}
