// Wrong: a garage keeps the price of a stay by its hours, whenever they were.
// Rejected by: a garage has the places, hours and prices of its own site

/// One garage: its cars, in a world that was handed to it.
final class Garage {
  private let site: Site
  private let world: GarageWorld

  /// When each car that is inside came, by the number of its ticket.
  private var arrivals: [Int: Moment] = [:]
  private var lastNumber = 0
  private var prices: [Int: Int] = [:]

  init(site: Site, world: GarageWorld) {
    self.site = site
    self.world = world
  }

  func enter() -> Int? {
    let now = world.now()
    guard site.isOpen(at: now), freePlaces > 0 else { return nil }
    lastNumber += 1
    arrivals[lastNumber] = now
    world.raiseBarrier(.entry)
    return lastNumber
  }

  func leave(ticket: Int) -> String? {
    guard let arrival = arrivals.removeValue(forKey: ticket) else {
      return nil
    }
    let stay = Stay(ticket: ticket, from: arrival, to: world.now())
    world.raiseBarrier(.exit)
    let hours = (stay.to.minutes - stay.from.minutes + 59) / 60
    let cents = prices[hours] ?? site.fee(for: stay)
    prices[hours] = cents
    return site.receipt(for: stay, cents: cents)
  }

  var sign: String {
    guard site.isOpen(at: world.now()) else { return "CLOSED" }
    return freePlaces > 0 ? "FREE \(freePlaces)" : "FULL"
  }

  private var freePlaces: Int { site.places - arrivals.count }
}
