/// What a cabin needs, and its voyage has not got.
protocol AboveTheVoyage {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
}

/// What a cabin needs from above.
protocol CabinParent: AboveTheVoyage {
  var logbook: Logbook { get }
}

/// Adds what a voyage has to what is above it.
struct OnVoyage: CabinParent {
  let above: any AboveTheVoyage
  let logbook: Logbook

  var radio: any Radio { above.radio }
  var doctor: any Doctor { above.doctor }
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

  var bell: Bell {
    Bell(cabin: number, radio: parent.radio, doctor: parent.doctor)
  }
}
