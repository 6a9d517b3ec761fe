// Wrong: `makeGarage` sets the world that all garages look up, so the last one built decides.
// Rejected by: two garages in turn use their own clock and barrier

nonisolated(unsafe) var world = GarageWorld(
  now: WallClock.now, raiseBarrier: BarrierMotor.shared.raise)

/// One garage: its cars, in a world that was handed to it.
final class Garage {
  private let site: Site

  /// When each car that is inside came, by the number of its ticket.
  private var arrivals: [Int: Moment] = [:]
  private var lastNumber = 0

  init(site: Site) {
    self.site = site
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
    return site.receipt(for: stay)
  }

  var sign: String {
    guard site.isOpen(at: world.now()) else { return "CLOSED" }
    return freePlaces > 0 ? "FREE \(freePlaces)" : "FULL"
  }

  private var freePlaces: Int { site.places - arrivals.count }
}
