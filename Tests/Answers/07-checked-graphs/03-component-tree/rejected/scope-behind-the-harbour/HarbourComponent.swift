// Wrong: the harbour states its parts and still looks them up.
// Rejected by: the app builds without Scope.swift

/// The parts that live as long as the app.
final class HarbourComponent: VoyageParent {
  private let scope = Scope()

  init(radio: any Radio, doctor: any Doctor) {
    scope.add((any Radio).self, radio)
    scope.add((any Doctor).self, doctor)
    scope.add(Berths.self, Berths())
  }

  var radio: any Radio { scope.find((any Radio).self) ?? NoRadio() }
  var doctor: any Doctor { scope.find((any Doctor).self) ?? NoDoctor() }
  var berths: Berths { scope.find(Berths.self) ?? Berths() }

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: self)
  }
}
