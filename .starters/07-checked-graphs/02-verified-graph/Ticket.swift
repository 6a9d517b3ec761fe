// Given. Leave it as it is.

/// Is sold to a passenger, and stamped for each crossing.
struct Ticket {
  let passenger: String
  let prices: Prices
  let tides: Tides
  let roll: TicketRoll

  /// The number of a crossing.
  func stamp() -> Int { roll.next() }
}
