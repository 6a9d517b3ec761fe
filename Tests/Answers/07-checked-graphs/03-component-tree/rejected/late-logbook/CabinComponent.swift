// Wrong: the cabin copies the logbook into an implicitly unwrapped optional.
// Rejected by: no component keeps what may be missing
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
  private let radio: any Radio
  private let doctor: any Doctor
  private var logbook: Logbook!

  init(number: Int, parent: any CabinParent) {
    self.number = number
    radio = parent.radio
    doctor = parent.doctor
    logbook = parent.logbook
  }

  var steward: Steward {
    Steward(cabin: number, bill: bill, logbook: logbook)
  }

  var bell: Bell {
    Bell(cabin: number, radio: radio, doctor: doctor)
  }
}
