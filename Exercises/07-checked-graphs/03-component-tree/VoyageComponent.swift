/// The parts that live as long as one voyage.
final class VoyageComponent {
  private let ship: String
  private let scope: Scope

  init(ship: String, parent: Scope) {
    self.ship = ship
    scope = Scope(parent: parent)
  }

  /// What the pilot and the stewards of this voyage write in.
  var logbook: Logbook {
    scope.find(Logbook.self) ?? Logbook()
  }

  var pilot: Pilot {
    Pilot(
      ship: ship,
      radio: scope.find((any Radio).self) ?? NoRadio(),
      berths: scope.find(Berths.self) ?? Berths(),
      logbook: logbook)
  }

  func makeCabin(number: Int) -> CabinComponent {
    CabinComponent(number: number, parent: scope)
  }
}
