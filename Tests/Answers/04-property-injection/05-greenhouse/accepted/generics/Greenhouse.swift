// Sound: the hardware is a parameter of the types.

/// A house owns its beds, and no bed knows its house.
final class Greenhouse<Devices: Hardware>: House {
  private var beds: [TendedBed<Devices>]

  init(beds: [Bed], hardware: Devices) {
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
    closing.forEach { $0.unmount() }
  }
}
