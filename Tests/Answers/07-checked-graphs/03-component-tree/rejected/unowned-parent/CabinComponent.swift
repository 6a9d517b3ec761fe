// Wrong: the cabin stops the app when only the cabin holds its voyage.
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
  private unowned let parent: any CabinParent

  init(number: Int, parent: any CabinParent) {
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
