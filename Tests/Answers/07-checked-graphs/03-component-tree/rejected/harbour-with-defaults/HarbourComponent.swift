// Wrong: a harbour without a radio or a doctor gets the real ones.
// Rejected by: no component is made without what it needs
/// The parts that live as long as the app.
final class HarbourComponent: VoyageParent {
  let radio: any Radio
  let doctor: any Doctor
  let berths = Berths()

  init(radio: any Radio = MarineRadio(), doctor: any Doctor = HarbourDoctor()) {
    self.radio = radio
    self.doctor = doctor
  }

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: self)
  }
}
