// Wrong: the cars stand in a static table by the name of the garage; a new garage begins with an empty row.
// Rejected by: a replay leaves the running garage alone

import Synchronization

/// One garage: its cars, in a world that was handed to it.
final class Garage {
  private struct Cars {
    var arrivals: [Int: Moment] = [:]
    var lastNumber = 0
  }

  private let site: Site
  private let world: GarageWorld

  /// The cars of each garage.
  private static let all = Mutex<[String: Cars]>([:])

  private var cars: Cars {
    get { Self.all.withLock { $0[site.name] ?? Cars() } }
    set { Self.all.withLock { $0[site.name] = newValue } }
  }

  init(site: Site, world: GarageWorld) {
    self.site = site
    self.world = world
    cars = Cars()
  }

  func enter() -> Int? {
    let now = world.now()
    guard site.isOpen(at: now), freePlaces > 0 else { return nil }
    cars.lastNumber += 1
    cars.arrivals[cars.lastNumber] = now
    world.raiseBarrier(.entry)
    return cars.lastNumber
  }

  func leave(ticket: Int) -> String? {
    guard let arrival = cars.arrivals.removeValue(forKey: ticket)
    else {
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

  private var freePlaces: Int { site.places - cars.arrivals.count }
}
