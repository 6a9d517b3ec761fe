/// One garage: its cars, in a world that was handed to it.
final class Garage {
  private let site: Site
  private let clock: any Clock
  private let barrier: any Barrier

  /// When each car that is inside came, by the number of its ticket.
  private var arrivals: [Int: Moment] = [:]
  private var lastNumber = 0

  init(site: Site, clock: any Clock, barrier: any Barrier) {
    self.site = site
    self.clock = clock
    self.barrier = barrier
  }

  func enter() -> Int? {
    let now = clock.time
    guard site.isOpen(at: now), freePlaces > 0 else { return nil }
    lastNumber += 1
    arrivals[lastNumber] = now
    barrier.rise(on: .entry)
    return lastNumber
  }

  func leave(ticket: Int) -> String? {
    guard let arrival = arrivals.removeValue(forKey: ticket) else {
      return nil
    }
    let stay = Stay(ticket: ticket, from: arrival, to: clock.time)
    barrier.rise(on: .exit)
    return site.receipt(for: stay)
  }

  var sign: String {
    guard site.isOpen(at: clock.time) else { return "CLOSED" }
    return freePlaces > 0 ? "FREE \(freePlaces)" : "FULL"
  }

  private var freePlaces: Int { site.places - arrivals.count }
}
