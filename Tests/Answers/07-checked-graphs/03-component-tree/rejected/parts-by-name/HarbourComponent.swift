// Wrong: the harbour states its parts, and looks them up by a name.
// Rejected by: no component keeps what may be missing

/// The parts that live as long as the app.
final class HarbourComponent: VoyageParent {
  private let parts: [String: Any]
  let berths = Berths()

  init(radio: any Radio, doctor: any Doctor) {
    parts = ["radio": radio, "doctor": doctor]
  }

  var radio: any Radio { parts["radio"] as? any Radio ?? Nobody() }
  var doctor: any Doctor { parts["doctor"] as? any Doctor ?? Nobody() }

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: self)
  }
}

struct Nobody: Radio, Doctor {
  func say(_ text: String) {}
  func come(to place: String) {}
}
