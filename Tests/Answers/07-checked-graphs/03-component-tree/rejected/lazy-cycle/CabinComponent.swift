// Wrong: a stored closure captures its component, so once a steward was asked for, nothing ends.
// Rejected by: a logbook ends with its voyage, a bill with its cabin

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
  private let parent: any CabinParent

  init(number: Int, parent: any CabinParent) {
    self.number = number
    self.parent = parent
  }

  private lazy var makeSteward: () -> Steward = {
    Steward(cabin: self.number, bill: self.bill, logbook: self.parent.logbook)
  }

  var steward: Steward { makeSteward() }

  var bell: Bell {
    Bell(cabin: number, radio: parent.radio, doctor: parent.doctor)
  }
}
