// Wrong: a global table holds the logbooks, by ship.
// Rejected by: keeps nothing in a global or static property
/// What a voyage needs from above, for itself and for its cabins.
protocol VoyageParent {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
  var berths: Berths { get }
}

/// The parts that live as long as one voyage.
final class VoyageComponent: CabinParent {
  var logbook: Logbook { Archive.logbook(of: ship) }

  private let ship: String
  private let parent: any VoyageParent

  init(ship: String, parent: any VoyageParent) {
    self.ship = ship
    self.parent = parent
  }

  deinit { Archive.logbooks[ship] = nil }

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

/// The open logbooks, by ship; closed when a voyage ends.
private enum Archive {
  nonisolated(unsafe) static var logbooks: [String: Logbook] = [:]

  static func logbook(of ship: String) -> Logbook {
    let logbook = logbooks[ship, default: Logbook()]
    logbooks[ship] = logbook
    return logbook
  }
}
