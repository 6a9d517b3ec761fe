/// A mounted device, as the house sees it.
struct Device {
  let humidity: () -> Int?
  /// Begins the next hour; says whether the device was silent in this one.
  let endHour: () -> Bool
  let end: () -> Void
}

/// Mounts a device. Its closures share a few variables.
func mount(
  _ address: String, on hardware: any Hardware,
  measured: @escaping (Int) -> Void
) -> Device {
  var humidity: Int?
  var lastNumber = 0
  var isSilent = true
  var isOut = false

  let line = hardware.connect(to: address) { report in
    guard !isOut, report.number > lastNumber else { return }
    lastNumber = report.number
    humidity = report.humidity
    isSilent = false
    measured(report.humidity)
  }

  return Device(
    humidity: { humidity },
    endHour: {
      defer { isSilent = true }
      if isSilent { humidity = nil }
      return isSilent
    },
    end: {
      isOut = true
      line.end()
    })
}
