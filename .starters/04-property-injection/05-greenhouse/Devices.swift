/// The mist valve of a bed.
final class Valve {
  let address: String

  init(address: String) {
    self.address = address
  }

  func open() {
    FieldBus.shared.open(address)
  }
}

/// Knows what the desk reads.
protocol AlarmDelegate {
  func alarmText(for sensor: Sensor) -> String
}

/// The bell at the gardener's desk.
final class Alarm {
  var delegate: (any AlarmDelegate)?
  var onSilence: ((Sensor) -> Void)?

  /// Rings for each sensor that was silent, and begins a new hour.
  func check(_ sensors: [Sensor]) {
    for sensor in sensors {
      if !sensor.hasReported, let delegate {
        FieldBus.shared.ring(delegate.alarmText(for: sensor))
        onSilence?(sensor)
      }
      sensor.beginHour()
    }
  }
}
