import Synchronization

/// What a driver takes at the entry.
struct Ticket {
  let number: Int
  let since: Moment

  init(number: Int = Ticket.nextNumber(), since: Moment = .now) {
    self.number = number
    self.since = since
  }

  private static let last = Mutex(0)
  private static let all = Mutex<[Int: Ticket]>([:])

  static func nextNumber() -> Int {
    last.withLock { number in
      number += 1
      return number
    }
  }

  /// Remembers the ticket until its car leaves.
  func keep() {
    Self.all.withLock { $0[number] = self }
  }

  static func takeBack(_ number: Int) -> Ticket? {
    all.withLock { $0.removeValue(forKey: number) }
  }
}

/// What a driver takes at the exit.
struct Receipt {
  let ticket: Ticket
  let fee: Int

  var text: String {
    let price = "\(fee / 100).\(fee % 100 / 10)\(fee % 10)"
    return "Station, ticket \(ticket.number): "
      + "\(ticket.since.text) to \(Moment.now.text), \(price)"
  }
}
