// Wrong: the display is made when it is first read, and kept.
// Rejected by: each report below the target opens the bed's valve once

/// A house owns its beds, and no bed knows its house.
final class Greenhouse: House {
  private var beds: [TendedBed]

  init(beds: [Bed], hardware: any Hardware) {
    self.beds = beds.map { TendedBed($0, hardware: hardware) }
  }

  private lazy var lines = beds.map(\.line)
  private var isClosed = false

  var display: [String] { isClosed ? [] : lines }

  func makeRound() {
    beds.forEach { $0.endHour() }
  }

  func replaceSensor(of bed: String, with sensor: String) {
    beds.first { $0.name == bed }?.mount(sensor)
  }

  /// A closed house is a house without beds, so nothing needs to ask.
  func close() {
    let closing = beds
    isClosed = true
    beds = []
    closing.forEach { $0.unmount() }
  }
}
