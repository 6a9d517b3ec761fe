// Wrong: once the bell was asked for, the cabin holds itself.
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

  var steward: Steward {
    Steward(cabin: number, bill: bill, logbook: parent.logbook)
  }

  /// It is rarely rung: how to make one is found out when it is.
  private lazy var makeBell: () -> Bell = {
    Bell(
      cabin: self.number, radio: self.parent.radio,
      doctor: self.parent.doctor)
  }

  var bell: Bell { makeBell() }
}
