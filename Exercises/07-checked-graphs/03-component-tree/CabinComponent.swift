/// The parts that live as long as one passenger's stay in a cabin.
final class CabinComponent {
  private let number: Int
  private let scope: Scope

  init(number: Int, parent: Scope) {
    self.number = number
    scope = Scope(parent: parent)
  }

  /// What the passenger is shown at the end of the stay.
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
