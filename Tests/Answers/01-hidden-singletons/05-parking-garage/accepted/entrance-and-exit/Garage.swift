/// The places of one garage.
final class Places {
  private(set) var free: Int

  init(count: Int) { free = count }

  func take() { free -= 1 }
  func giveBack() { free += 1 }
}

/// What a driver takes at the entry.
struct Ticket {
  let number: Int
  let since: Moment
}

/// The tickets of one garage whose cars are inside.
final class TicketBox {
  private var open: [Ticket] = []
  private var printed = 0

  func print(at time: Moment) -> Ticket {
    printed += 1
    let ticket = Ticket(number: printed, since: time)
    open.append(ticket)
    return ticket
  }

  func takeBack(_ number: Int) -> Ticket? {
    guard let index = open.firstIndex(where: { $0.number == number }) else {
      return nil
    }
    return open.remove(at: index)
  }
}
