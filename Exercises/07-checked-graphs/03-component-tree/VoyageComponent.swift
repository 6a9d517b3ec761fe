/// The parts that live as long as one voyage.
final class VoyageComponent {
  private let ship: String
  private let scope: Scope

  // TODO 4: State in a protocol, `VoyageParent`, what is needed from above: for
  // the voyage's own work, or for its cabins. Take any such parent, and be a
  // parent that a cabin can have.
  init(ship: String, parent: Scope) {
    self.ship = ship
    scope = Scope(parent: parent)
  }

  // TODO 2: This logbook is not the voyage's: the harbour keeps it, and all
  // ferries write in it. Each voyage must have one of its own.
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
