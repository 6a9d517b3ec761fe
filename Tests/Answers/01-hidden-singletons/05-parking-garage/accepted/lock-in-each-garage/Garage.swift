// Sound: a lock guards the cars of each garage; the lock was never the fault, `static` was.

import Synchronization

final class Garage {
  private struct Cars {
    var inside: [Int: Moment] = [:]
    var number = 0
  }

  private let site: Site
  private let world: GarageWorld
  private let cars = Mutex(Cars())

  init(site: Site, world: GarageWorld) {
    self.site = site
    self.world = world
  }

  func enter() -> Int? {
    let now = world.now()
    let ticket = cars.withLock { [site] cars -> Int? in
      guard site.isOpen(at: now), cars.inside.count < site.places else {
        return nil
      }
      cars.number += 1
      cars.inside[cars.number] = now
      return cars.number
    }
    if ticket != nil { world.raiseBarrier(.entry) }
    return ticket
  }

  func leave(ticket: Int) -> String? {
    let arrival = cars.withLock { $0.inside.removeValue(forKey: ticket) }
    guard let arrival else { return nil }
    let stay = Stay(ticket: ticket, from: arrival, to: world.now())
    world.raiseBarrier(.exit)
    return site.receipt(for: stay)
  }

  var sign: String {
    guard site.isOpen(at: world.now()) else { return "CLOSED" }
    let free = site.places - cars.withLock { $0.inside.count }
    return free > 0 ? "FREE \(free)" : "FULL"
  }
}
