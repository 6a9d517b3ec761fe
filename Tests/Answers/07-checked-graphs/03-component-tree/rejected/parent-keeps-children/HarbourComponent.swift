// Wrong: the harbour holds all voyages that it ever made.
// Rejected by: a logbook ends with its voyage, a bill with its cabin

/// The parts that live as long as the app.
final class HarbourComponent: VoyageParent {
  let radio: any Radio
  let doctor: any Doctor
  let berths = Berths()
  private var voyages: [VoyageComponent] = []

  init(radio: any Radio, doctor: any Doctor) {
    self.radio = radio
    self.doctor = doctor
  }

  func makeVoyage(ship: String) -> VoyageComponent {
    let voyage = VoyageComponent(ship: ship, parent: self)
    voyages.append(voyage)
    return voyage
  }
}
