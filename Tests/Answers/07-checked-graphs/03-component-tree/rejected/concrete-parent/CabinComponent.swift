// Wrong: the cabin takes the voyage itself, not just any parent.
// Rejected by: a cabin runs with a test parent

/// What a cabin needs from above.
protocol CabinParent {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
  var logbook: Logbook { get }
}

/// The parts that live as long as one passenger's stay in a cabin.
final class CabinComponent {
  let bill = Bill()

  private let number: Int
  private let parent: VoyageComponent

  init(number: Int, parent: VoyageComponent) {
    self.number = number
    self.parent = parent
  }

  var steward: Steward {
    Steward(cabin: number, bill: bill, logbook: parent.logbook)
  }

  var bell: Bell {
    Bell(cabin: number, radio: parent.radio, doctor: parent.doctor)
  }
}
