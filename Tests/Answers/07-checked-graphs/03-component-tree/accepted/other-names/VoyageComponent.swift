/// What a voyage needs from the port, for itself and for its cabins.
protocol Port {
  var mast: any Radio { get }
  var surgeon: any Doctor { get }
  var moorings: Berths { get }
}

/// The parts that live as long as one voyage.
final class VoyageComponent: Deck {
  let logbook = Logbook()

  private let ship: String
  private let port: any Port

  init(ship: String, parent port: any Port) {
    self.ship = ship
    self.port = port
  }

  var intercom: any Radio { port.mast }
  var medic: any Doctor { port.surgeon }
  var journal: Logbook { logbook }

  var pilot: Pilot {
    Pilot(
      ship: ship, radio: port.mast, berths: port.moorings, logbook: logbook)
  }

  func makeCabin(number: Int) -> CabinComponent {
    CabinComponent(number: number, parent: self)
  }
}
