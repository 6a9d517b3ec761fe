// Wrong: the cabin asks a parent that may be gone.
// Rejected by: keeps a cabin working when only the cabin holds its voyage

/// What a cabin needs from above.
protocol CabinParent: AnyObject {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
  var logbook: Logbook { get }
}

/// The parts that live as long as one passenger's stay in a cabin.
final class CabinComponent {
  let bill = Bill()

  private let number: Int
  private weak var parent: (any CabinParent)?

  init(number: Int, parent: any CabinParent) {
    self.number = number
    self.parent = parent
  }

  var steward: Steward {
    Steward(
      cabin: number, bill: bill, logbook: parent?.logbook ?? Logbook())
  }

  var bell: Bell {
    Bell(
      cabin: number,
      radio: parent?.radio ?? MarineRadio(),
      doctor: parent?.doctor ?? HarbourDoctor())
  }
}
