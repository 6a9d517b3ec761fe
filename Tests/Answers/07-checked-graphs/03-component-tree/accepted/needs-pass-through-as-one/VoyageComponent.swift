// Sound: what a cabin needs from the harbour passes through the voyage as one.
// Keeps: 1

/// What a voyage needs from above, for itself and for its cabins.
protocol VoyageParent: AboveTheVoyage {
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

  var pilot: Pilot {
    Pilot(
      ship: ship, radio: parent.radio, berths: parent.berths, logbook: logbook)
  }

  func makeCabin(number: Int) -> CabinComponent {
    CabinComponent(
      number: number, parent: OnVoyage(above: parent, logbook: logbook))
  }
}
