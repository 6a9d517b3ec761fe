// Wrong: each voyage gets new berths, so all ferries moor at berth 1.
// Rejected by: keeps the harbour's berths for all its voyages
/// The parts that live as long as the app.
final class HarbourComponent: VoyageParent {
  let radio: any Radio
  let doctor: any Doctor
  var berths: Berths { Berths() }

  init(radio: any Radio, doctor: any Doctor) {
    self.radio = radio
    self.doctor = doctor
  }

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: self)
  }
}
