// Wrong: a closed house misses its sensors at each round.
// Rejected by: a closed house stays closed whatever is asked

/// A house owns its beds, and no bed knows its house.
final class Greenhouse: House {
  private var beds: [TendedBed]
  private var isClosed = false

  init(beds: [Bed], hardware: any Hardware) {
    self.beds = beds.map { TendedBed($0, hardware: hardware) }
  }

  var display: [String] { isClosed ? [] : beds.map(\.line) }

  func makeRound() {
    beds.forEach { $0.endHour() }
  }

  func replaceSensor(of bed: String, with sensor: String) {
    guard !isClosed else { return }
    beds.first { $0.name == bed }?.mount(sensor)
  }

  /// A closed house is a house without beds, so nothing needs to ask.
  func close() {
    isClosed = true
    beds.forEach { $0.unmount() }
  }
}
