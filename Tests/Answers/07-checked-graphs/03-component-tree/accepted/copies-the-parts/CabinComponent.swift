// Sound: the children copy their parent's parts when they are made.
/// What a cabin needs from above.
protocol CabinParent {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
  var logbook: Logbook { get }
}

/// The parts that live as long as one passenger's stay in a cabin.
final class CabinComponent {
  let steward: Steward
  let bell: Bell
  var bill: Bill { steward.bill }

  init<Parent: CabinParent>(number: Int, parent: Parent) {
    steward = Steward(cabin: number, bill: Bill(), logbook: parent.logbook)
    bell = Bell(cabin: number, radio: parent.radio, doctor: parent.doctor)
  }
}
