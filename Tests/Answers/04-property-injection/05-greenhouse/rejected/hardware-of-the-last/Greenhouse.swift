// Wrong: all houses use the hardware that was handed over last.
// Rejected by: keeps nothing that changes in a global or static property

/// A house owns its beds, and no bed knows its house.
final class Greenhouse: House {
  private var beds: [TendedBed]

  init(beds: [Bed], hardware: any Hardware) {
    currentHardware = hardware
    self.beds = beds.map { TendedBed($0) }
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
    closing.forEach { $0.unmount() }
  }
}

nonisolated(unsafe) var currentHardware: any Hardware = FieldBus.shared
