// Wrong: the numbers of the tickets still come from a static counter with a lock.
// Rejected by: two garages side by side count their own cars

import Synchronization

/// One garage: its cars, in a world that was handed to it.
final class Garage {
  private let site: Site
  private let world: GarageWorld

  /// When each car that is inside came, by the number of its ticket.
  private var arrivals: [Int: Moment] = [:]
  private static let last = Mutex(0)

  init(site: Site, world: GarageWorld) {
    self.site = site
    self.world = world
  }

  func enter() -> Int? {
    let now = world.now()
    guard site.isOpen(at: now), freePlaces > 0 else { return nil }
    let number = Self.last.withLock { last in
      last += 1
      return last
    }
    arrivals[number] = now
    world.raiseBarrier(.entry)
    return number
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
