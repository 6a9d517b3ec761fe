// Wrong: a closing house still counts what its sensors say.
// Rejected by: a closed house counts no report

/// A house owns its beds, and no bed knows its house.
final class Greenhouse: House {
  private var beds: [TendedBed]

  init(beds: [Bed], hardware: any Hardware) {
    self.beds = beds.map { TendedBed($0, hardware: hardware) }
  }

  var display: [String] { beds.map(\.line) }

  func makeRound() {
    beds.forEach { $0.endHour() }
  }

  func replaceSensor(of bed: String, with sensor: String) {
    beds.first { $0.name == bed }?.mount(sensor)
  }

  /// A closed house is a house without beds, so nothing needs to ask.
  func close() {
    let closing = beds
    beds = []
    closing.forEach { $0.close() }
  }
}
