// Sound: structs; what a scope shares is made when its component is made.

/// The parts that live as long as the app.
struct HarbourComponent: VoyageParent {
  let radio: any Radio
  let doctor: any Doctor
  let berths = Berths()

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: self)
  }
}
