// Sound: the components are structs; what lives in them stays a class, so a copy is the same component.

/// What a cabin needs from above.
protocol CabinParent {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
  var logbook: Logbook { get }
}

/// The parts that live as long as one passenger's stay in a cabin.
struct CabinComponent {
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
