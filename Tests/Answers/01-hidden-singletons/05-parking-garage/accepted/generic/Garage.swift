protocol Surroundings {
  func time() -> Moment
  func letThrough(_ lane: Lane)
}

/// One garage: its cars, in a world that was handed to it.
final class Garage<World: Surroundings> {
  private let site: Site
  private let world: World

  /// When each car that is inside came, by the number of its ticket.
  private var arrivals: [Int: Moment] = [:]
  private var lastNumber = 0

  init(site: Site, surroundings world: World) {
    self.site = site
    self.world = world
  }

  func enter() -> Int? {
    let now = world.time()
    guard site.isOpen(at: now), freePlaces > 0 else { return nil }
    lastNumber += 1
    arrivals[lastNumber] = now
    world.letThrough(.entry)
    return lastNumber
  }

  func leave(ticket: Int) -> String? {
    guard let arrival = arrivals.removeValue(forKey: ticket) else {
      return nil
    }
    let stay = Stay(ticket: ticket, from: arrival, to: world.time())
    world.letThrough(.exit)
    return site.receipt(for: stay)
  }

  var sign: String {
    guard site.isOpen(at: world.time()) else { return "CLOSED" }
    return freePlaces > 0 ? "FREE \(freePlaces)" : "FULL"
  }

  var desk: GarageDesk {
    GarageDesk(enter: enter, leave: leave, sign: { self.sign })
  }

  private var freePlaces: Int { site.places - arrivals.count }
}
