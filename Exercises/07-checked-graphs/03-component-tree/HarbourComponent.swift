/// The parts that live as long as the app.
final class HarbourComponent {
  private let scope = Scope()

  init(radio: any Radio, doctor: any Doctor) {
    scope.add((any Radio).self, radio)
    scope.add(Berths.self, Berths())
    scope.add(Logbook.self, Logbook())
  }

  func makeVoyage(ship: String) -> VoyageComponent {
    VoyageComponent(ship: ship, parent: scope)
  }
}
