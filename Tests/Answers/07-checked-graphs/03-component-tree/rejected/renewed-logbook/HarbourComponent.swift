// Wrong: the harbour renews its logbook for each voyage, so the ferries before lose theirs.
// Rejected by: the next voyage starts with an empty logbook

/// The parts that live as long as the app.
final class HarbourComponent: VoyageParent {
  let radio: any Radio
  let doctor: any Doctor
  let berths = Berths()
  private(set) var logbook = Logbook()

  init(radio: any Radio, doctor: any Doctor) {
    self.radio = radio
    self.doctor = doctor
  }

  func makeVoyage(ship: String) -> VoyageComponent {
    logbook = Logbook()
    return VoyageComponent(ship: ship, parent: self)
  }
}
