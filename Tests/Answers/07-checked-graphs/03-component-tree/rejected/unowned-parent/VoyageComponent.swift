// Wrong: the cabin stops the app when only the cabin holds its voyage.
// Rejected by: keeps a cabin working when only the cabin holds its voyage

/// What a voyage needs from above, for itself and for its cabins.
protocol VoyageParent {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
  var berths: Berths { get }
}

/// The parts that live as long as one voyage.
final class VoyageComponent {
  let logbook = Logbook()

  private let ship: String
  private let parent: any VoyageParent

  init(ship: String, parent: any VoyageParent) {
    self.ship = ship
    self.parent = parent
  }

  var radio: any Radio { parent.radio }
  var doctor: any Doctor { parent.doctor }

  var pilot: Pilot {
    Pilot(ship: ship, radio: radio, berths: parent.berths, logbook: logbook)
  }

  func makeCabin(number: Int) -> CabinComponent {
    CabinComponent(number: number, parent: OnVoyage(voyage: self))
  }
}

struct OnVoyage: CabinParent {
  unowned let voyage: VoyageComponent

  var radio: any Radio { voyage.radio }
  var doctor: any Doctor { voyage.doctor }
  var logbook: Logbook { voyage.logbook }
}
