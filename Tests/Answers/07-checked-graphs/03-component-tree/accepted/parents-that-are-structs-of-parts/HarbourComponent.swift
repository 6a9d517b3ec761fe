// Sound: a component hands its children a struct of parts, not itself.

/// The parts that live as long as the app.
struct HarbourParts: VoyageParent {
  let radio: any Radio
  let doctor: any Doctor
  let berths: Berths
}

struct HarbourComponent {
  private let parts: HarbourParts

  init(radio: any Radio, doctor: any Doctor) {
    parts = HarbourParts(radio: radio, doctor: doctor, berths: Berths())
  }

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: parts)
  }
}
