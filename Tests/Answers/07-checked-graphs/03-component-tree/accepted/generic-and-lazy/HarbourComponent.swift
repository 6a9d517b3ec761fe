// Sound: generic children that know their parent's type; lazy, for one thread.

/// The parts that live as long as the app.
final class HarbourComponent: VoyageParent {
  let radio: any Radio
  let doctor: any Doctor
  private(set) lazy var berths = Berths()

  init(radio: any Radio, doctor: any Doctor) {
    self.radio = radio
    self.doctor = doctor
  }

  func makeVoyage(ship: String) -> VoyageComponent<HarbourComponent> {
    VoyageComponent(ship: ship, parent: self)
  }
}
