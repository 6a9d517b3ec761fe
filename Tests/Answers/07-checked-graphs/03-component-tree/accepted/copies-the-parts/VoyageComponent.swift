/// What a voyage needs from above.
protocol VoyageParent {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
  var berths: Berths { get }
}

/// The parts that live as long as one voyage.
final class VoyageComponent {
  let pilot: Pilot
  let doctor: any Doctor

  init<Parent: VoyageParent>(ship: String, parent: Parent) {
    doctor = parent.doctor
    pilot = Pilot(
      ship: ship, radio: parent.radio, berths: parent.berths,
      logbook: Logbook())
  }

  func makeCabin(number: Int) -> CabinComponent {
    .init(number: number, parent: self)
  }
}

extension VoyageComponent: CabinParent {
  var radio: any Radio { pilot.radio }
  var logbook: Logbook { pilot.logbook }
}
