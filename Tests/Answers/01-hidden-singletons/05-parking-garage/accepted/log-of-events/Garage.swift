// Sound: the garage remembers nothing but what happened, in order; all else follows from that.

final class Garage {
  private enum Event {
    case came(ticket: Int, Moment)
    case left(ticket: Int)
  }

  private let site: Site
  private let world: GarageWorld
  private var log: [Event] = []

  init(site: Site, world: GarageWorld) {
    self.site = site
    self.world = world
  }

  func enter() -> Int? {
    let now = world.now()
    guard site.isOpen(at: now), free > 0 else { return nil }
    let ticket = arrivals.count + 1
    log.append(.came(ticket: ticket, now))
    world.raiseBarrier(.entry)
    return ticket
  }

  func leave(ticket: Int) -> String? {
    let now = world.now()
    guard let arrival = arrivals.first(where: { $0.ticket == ticket }),
      !departures.contains(ticket)
    else { return nil }
    log.append(.left(ticket: ticket))
    world.raiseBarrier(.exit)
    return site.receipt(
      for: Stay(ticket: ticket, from: arrival.time, to: now))
  }

  var sign: String {
    guard site.isOpen(at: world.now()) else { return "CLOSED" }
    return free > 0 ? "FREE \(free)" : "FULL"
  }

  private var free: Int { site.places - arrivals.count + departures.count }

  private var arrivals: [(ticket: Int, time: Moment)] {
    log.compactMap { event in
      guard case .came(let ticket, let time) = event else { return nil }
      return (ticket, time)
    }
  }

  private var departures: [Int] {
    log.compactMap { event in
      guard case .left(let ticket) = event else { return nil }
      return ticket
    }
  }
}
