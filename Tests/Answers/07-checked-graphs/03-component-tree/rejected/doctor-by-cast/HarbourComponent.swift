/// The parts that live as long as the app.
final class HarbourComponent: VoyageParent, DoctorSource {
  let radio: any Radio
  let doctor: any Doctor
  let berths = Berths()

  init(radio: any Radio, doctor: any Doctor) {
    self.radio = radio
    self.doctor = doctor
  }

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: self)
  }
}
