/// The parts that live as long as the app.
struct HarbourComponent {
  private struct Parts: Port {
    let mast: any Radio
    let surgeon: any Doctor
    let moorings = Berths()
  }

  private let parts: Parts

  init(radio: any Radio, doctor: any Doctor) {
    parts = Parts(mast: radio, surgeon: doctor)
  }

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: parts)
  }
}
