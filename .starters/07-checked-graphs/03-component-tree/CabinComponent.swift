/// The parts that live as long as one passenger's stay in a cabin.
final class CabinComponent {
  private let number: Int
  private let scope: Scope

  // TODO 3: A `Scope` may lack any part. State in a protocol, `CabinParent`,
  // what a cabin needs from above, and no more. Take any such parent.
  init(number: Int, parent: Scope) {
    self.number = number
    scope = Scope(parent: parent)
  }

  // TODO 1: What the steward brings never gets to the bill that the passenger
  // is shown. All who ask this cabin for its bill must see the same one.
  var bill: Bill {
    scope.find(Bill.self) ?? Bill()
  }

  var steward: Steward {
    Steward(
      cabin: number,
      bill: bill,
      logbook: scope.find(Logbook.self) ?? Logbook())
  }

  var bell: Bell {
    Bell(
      cabin: number,
      radio: scope.find((any Radio).self) ?? NoRadio(),
      doctor: scope.find((any Doctor).self) ?? NoDoctor())
  }
}
