// Wrong: the harbour keeps a logbook for each ship.
// Rejected by: the next voyage starts with an empty logbook

/// The parts that live as long as the app.
final class HarbourComponent: VoyageParent {
  let radio: any Radio
  let doctor: any Doctor
  let berths = Berths()
  private var logbooks: [String: Logbook] = [:]

  init(radio: any Radio, doctor: any Doctor) {
    self.radio = radio
    self.doctor = doctor
  }

  func logbook(of ship: String) -> Logbook {
    let logbook = logbooks[ship] ?? Logbook()
    logbooks[ship] = logbook
    return logbook
  }

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: self)
  }
}
