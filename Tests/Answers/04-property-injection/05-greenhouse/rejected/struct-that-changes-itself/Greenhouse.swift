// Wrong: a bed changes itself while the hardware calls back.
// Rejected by: a sensor is heard while it's being connected

final class Greenhouse: House {
  private struct Place {
    let bed: Bed
    var line: Line?
    var device = 0
    var lastNumber = 0
    var humidity: Int?
    var isSilent = true

    mutating func mount(
      _ sensor: String, on hardware: any Hardware,
      hear: @escaping (Report, Int) -> Void
    ) {
      device += 1
      (lastNumber, humidity, isSilent) = (0, nil, true)
      let device = device
      line = hardware.connect(to: sensor) { hear($0, device) }
    }
  }

  private let hardware: any Hardware
  private var places: [Place]

  init(beds: [Bed], hardware: any Hardware) {
    self.hardware = hardware
    places = beds.map { Place(bed: $0) }
    for index in places.indices { mount(places[index].bed.sensor, at: index) }
  }

  var display: [String] {
    places.map { "\($0.bed.name) \($0.humidity.map { "\($0) %" } ?? "?")" }
  }

  func makeRound() {
    for index in places.indices {
      if places[index].isSilent {
        places[index].humidity = nil
        hardware.ring("\(places[index].bed.name): no report")
      }
      places[index].isSilent = true
    }
  }

  func replaceSensor(of bed: String, with sensor: String) {
    guard let index = places.firstIndex(where: { $0.bed.name == bed }) else {
      return
    }
    let old = places[index].line
    mount(sensor, at: index)
    old?.end()
  }

  func close() {
    let closing = places
    places = []
    closing.forEach { $0.line?.end() }
  }

  private func mount(_ sensor: String, at index: Int) {
    places[index].mount(sensor, on: hardware) { [weak self] report, device in
      self?.hear(report, at: index, from: device)
    }
  }

  private func hear(_ report: Report, at index: Int, from device: Int) {
    guard places.indices.contains(index), places[index].device == device,
      report.number > places[index].lastNumber
    else { return }
    places[index].lastNumber = report.number
    places[index].humidity = report.humidity
    places[index].isSilent = false
    if report.humidity < places[index].bed.target {
      hardware.open(places[index].bed.valve)
    }
  }
}
