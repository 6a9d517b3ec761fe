// Wrong: a voyage finds its doctor with a cast at run time.
// Rejected by: no component is made without what it needs
/// Whoever knows a doctor.
protocol DoctorSource {
  var doctor: any Doctor { get }
}

/// What a voyage needs from above. It needs no doctor itself.
protocol VoyageParent {
  var radio: any Radio { get }
  var berths: Berths { get }
}

/// The parts that live as long as one voyage.
final class VoyageComponent: CabinParent {
  let logbook = Logbook()

  private let ship: String
  private let parent: any VoyageParent

  init(ship: String, parent: any VoyageParent) {
    self.ship = ship
    self.parent = parent
  }

  // The cabins need them, so they pass through.
  var radio: any Radio { parent.radio }
  var doctor: any Doctor {
    guard let source = parent as? any DoctorSource else {
      preconditionFailure("nobody above \(ship) knows a doctor")
    }
    return source.doctor
  }

  var pilot: Pilot {
    Pilot(ship: ship, radio: radio, berths: parent.berths, logbook: logbook)
  }

  func makeCabin(number: Int) -> CabinComponent {
    CabinComponent(number: number, parent: self)
  }
}
