/// What a voyage needs from above, for itself and for its cabins.
protocol VoyageParent {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
  var berths: Berths { get }
}

struct VoyageParts: CabinParent {
  let radio: any Radio
  let doctor: any Doctor
  let logbook: Logbook
}

/// The parts that live as long as one voyage.
final class VoyageComponent {
  private let parts: VoyageParts
  let pilot: Pilot

  var logbook: Logbook { parts.logbook }

  init(ship: String, parent: any VoyageParent) {
    parts = VoyageParts(
      radio: parent.radio, doctor: parent.doctor, logbook: Logbook())
    pilot = Pilot(
      ship: ship, radio: parts.radio, berths: parent.berths,
      logbook: parts.logbook)
  }

  func makeCabin(number: Int) -> CabinComponent {
    CabinComponent(number: number, parent: parts)
  }
}
