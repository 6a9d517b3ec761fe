// Sound: a value makes all decisions, and a thin shell carries them out.

/// The shell: the only object, and the only one who speaks to the hardware.
final class Greenhouse: House {
  private let hardware: any Hardware
  private var climate: Climate
  private var lines: [Climate.Device: Line] = [:]

  init(beds: [Bed], hardware: any Hardware) {
    self.hardware = hardware
    climate = Climate(beds)
    for bed in beds { replaceSensor(of: bed.name, with: bed.sensor) }
  }

  var display: [String] { climate.display }

  func makeRound() { handle(.round) }

  func replaceSensor(of bed: String, with sensor: String) {
    handle(.mounted(sensor, bed: bed))
  }

  func close() { handle(.closed) }

  private func handle(_ event: Climate.Event) {
    for command in climate.commands(after: event) {
      switch command {
      case .open(let valve): hardware.open(valve)
      case .ring(let text): hardware.ring(text)
      case .end(let device): lines.removeValue(forKey: device)?.end()
      case .connect(let sensor, let device):
        let line = hardware.connect(to: sensor) { [weak self] report in
          self?.handle(.report(report, from: device))
        }
        lines[device] = line
      }
    }
  }
}
