// Wrong: the cabin keeps its parent where it can be missing, and a bell without one is silent.
// Rejected by: no component keeps what may be missing

/// What a cabin needs from above.
protocol Deck {
  var radio: any Radio { get }
  var doctor: any Doctor { get }
  var logbook: Logbook { get }
}

typealias CabinParent = Deck

/// The parts that live as long as one passenger's stay in a cabin.
final class CabinComponent {
  let bill = Bill()

  private let number: Int
  private var deck: (any Deck)?

  init(number: Int, parent: any Deck) {
    self.number = number
    deck = parent
  }

  var steward: Steward {
    Steward(cabin: number, bill: bill, logbook: deck?.logbook ?? Logbook())
  }

  var bell: Bell {
    Bell(
      cabin: number, radio: deck?.radio ?? Silence(),
      doctor: deck?.doctor ?? Silence())
  }
}

private struct Silence: Radio, Doctor {
  func say(_ text: String) {}
  func come(to place: String) {}
}
