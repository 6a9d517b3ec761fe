// Sound: the protocols and what they demand have names of their own, and the harbour's parts a struct.

/// What a cabin needs from the deck that it's on.
protocol Deck {
  var intercom: any Radio { get }
  var medic: any Doctor { get }
  var journal: Logbook { get }
}

/// The parts that live as long as one passenger's stay in a cabin.
final class CabinComponent {
  let bill = Bill()

  private let number: Int
  private let deck: any Deck

  init(number: Int, parent deck: any Deck) {
    self.number = number
    self.deck = deck
  }

  var steward: Steward {
    Steward(cabin: number, bill: bill, logbook: deck.journal)
  }

  var bell: Bell {
    Bell(cabin: number, radio: deck.intercom, doctor: deck.medic)
  }
}
