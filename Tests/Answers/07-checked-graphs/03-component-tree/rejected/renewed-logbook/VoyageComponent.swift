/// What a voyage needs from above, for itself and for its cabins.
protocol VoyageParent {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
  var berths: Berths { get }
  var logbook: Logbook { get }
}

/// The parts that live as long as one voyage.
final class VoyageComponent: CabinParent {
  var logbook: Logbook { parent.logbook }

  private let ship: String
  private let parent: any VoyageParent

  init(ship: String, parent: any VoyageParent) {
    self.ship = ship
    self.parent = parent
  }

  // The cabins need them, so they pass through.
  var radio: any Radio { parent.radio }
  var doctor: any Doctor { parent.doctor }

  var pilot: Pilot {
    Pilot(ship: ship, radio: radio, berths: parent.berths, logbook: logbook)
  }

  func makeCabin(number: Int) -> CabinComponent {
    CabinComponent(number: number, parent: self)
  }
}
